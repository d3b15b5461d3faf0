import type { Result } from './support.js';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- bodies of every shape
export type Json = any;

const isTime = (text: string) => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text);
const uuids = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const isIdKey = (key: string) => /^(id|.*Ids?|mcpServers)$/.test(key);

/**
 * Replaces values that always differ between server and fake. UUIDs, entity tags and webhook secrets become numbers in
 * the order of their first occurrence.
 */
export function createNormalizer() {
  const seen = new Map<string, string>();
  const stable = (id: string) => {
    if (!seen.has(id)) seen.set(id, `<unique ${seen.size + 1}>`);
    return seen.get(id) ?? '';
  };
  const walk = (value: Json, key: string): Json => {
    if (Array.isArray(value)) return value.map((item) => walk(item, key));
    if (value !== null && typeof value === 'object')
      return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, walk(inner, name)]));
    if (key === 'nextCursor' && value !== null) return '<cursor>';
    if (typeof value === 'number') return isIdKey(key) ? '<id>' : value;
    if (typeof value !== 'string') return value;
    if (isTime(value)) return '<time>';
    // Some ids are texts.
    if (key === 'id' && /^\d+$/.test(value)) return '<id>';
    if (['url', 'uploadUrl', 'textUrl'].includes(key)) return value.startsWith('http') ? '<url>' : value;
    // The entity tags of server and fake differ, but must change in the same steps.
    if (key === 'etag') return stable(value);
    if (/^whsec_[A-Za-z0-9+/]{43}=$/.test(value)) return stable(value);
    return value.replace(uuids, stable);
  };
  return ({ status, code, headers, body }: Result) => {
    const etag = headers.get('etag');
    return {
      status,
      code,
      body: walk(body, '') as unknown,
      etag: etag === null ? null : stable(etag.slice(1, -1)),
    };
  };
}
