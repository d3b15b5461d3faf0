// What openapi-fetch's client needs for a request: how queries are written, the key of a write, and the settings of a
// raw call.
import type { paths } from './generated/types.js';
import type { Operation } from './operation.js';
import { sharedKeys, type CallOptions } from './options.js';
import type { CallState } from './policy.js';

/** The paths whose reply can be a stream of events or lines. */
const streamPaths = ['/chat', '/chat/stream', '/admin/auditLog/export'] satisfies (keyof paths)[] as string[];

/** The contract writes every array as one parameter with commas. The generator refuses any other style. */
export function writeQuery(query: Record<string, unknown>): string {
  const pairs = Object.entries(query as Record<string, string>).filter(
    ([, value]) => value !== null && value !== undefined && [value].flat().length,
  );
  return pairs.map(([name, value]) => `${name}=${[value].flat().map(encodeURIComponent).join()}`).join('&');
}

/** One key for all attempts of a write: the server runs it once and returns its first reply again. */
export const createKey = () => ({ 'Idempotency-Key': randomId() });

/** A call of the raw client. openapi-fetch puts what it does not know of the call's settings on the request. */
export function readRawCall(request: Request, baseUrl: string): CallState {
  const { method, url, signal, headers } = request;
  const base = new URL(`${baseUrl}/`);
  // A raw call can choose another `baseUrl`.
  const path = new URL(url).pathname.slice(url.startsWith(base.href) ? base.pathname.length - 1 : 0);
  if (method !== 'GET' && !headers.has('Idempotency-Key')) headers.set('Idempotency-Key', randomId());
  const given = request as unknown as CallOptions;
  const options = Object.fromEntries(sharedKeys.map((key) => [key, given[key]]));
  const operation: Operation = {
    id: `${method} ${path}`,
    method: method as Operation['method'],
    path,
    key: true,
    ...(streamPaths.includes(path) ? { reply: 'stream' as const } : {}),
  };
  return { operation, options: { ...options, signal }, attempts: 0 };
}

// A UUID, or as many random bits: pages that are not served over https have no `randomUUID`.
const randomId = () =>
  (crypto as Partial<typeof crypto>).randomUUID?.() ?? crypto.getRandomValues(new Uint32Array(4)).join('-');
