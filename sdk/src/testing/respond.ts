// What the fake answers to a request that is right, and to one that is not.
import type { FakeError, FakeOperation, FakeRecord, FakeReply } from './contract.js';
import type { Input, Store } from './store.js';

/** An answer of the fake. */
export interface Answer {
  status: number;
  body?: unknown;
  mediaType?: string;
  headers?: Record<string, string>;
}

/** A refusal in the form of the contract. */
export const refuse = (status: number, { code, error }: FakeError, details?: unknown[]): Answer => ({
  status,
  headers: { 'X-Error-Code': code },
  body: details ? { error, details } : { error },
  mediaType: 'application/json',
});

/** Answers a request by what it does to the records. */
export function respond(operation: FakeOperation, input: Input, store: Store): Answer {
  const { kind, key } = operation;
  const isNamed = key !== undefined && input[key] !== undefined;
  const record = isNamed && kind !== 'create' ? store.find(operation, input) : undefined;
  if (isNamed && kind !== 'create' && kind !== undefined && !record)
    return refuse(404, operation.notFound ?? { code: 'not_found', error: 'Not Found' });
  const single = operation.replies.find(({ at }) => at !== undefined && !at.endsWith('[]'));
  if (kind === 'list' && !isNamed) return listPage(operation, input, store.select(operation, input));
  if (single && (kind === 'create' || (kind === 'save' && !isNamed)))
    return show(single, store.create(operation, single, input));
  if (record && kind === 'delete') {
    store.remove(operation, record);
    return single ? show(single, record) : plain(operation, input);
  }
  if (record && single)
    return show(single, kind === 'update' || kind === 'save' ? store.update(operation, record, input) : record);
  return plain(operation, input);
}

// Nothing that the contract shows as a record: its example. Chat has two; the 202 comes without a stream.
function plain({ id, replies }: FakeOperation, input: Input): Answer {
  const streams = replies.find(({ mediaType }) => mediaType === 'text/event-stream');
  const reply =
    streams && input.streamResponse === 'false'
      ? replies.find(({ status }) => status === 202)
      : (streams ?? replies[0]);
  const { status = 200, mediaType, example } = reply ?? {};
  const headers: Record<string, string> = streams
    ? { 'X-Thread-ID': String(input.threadId ?? crypto.randomUUID()) }
    : {};
  if (id !== 'createPresignedUpload') return { status, mediaType, body: structuredClone(example), headers };
  const { fileId, ...grant } = structuredClone(example) as { fileId: string; metadata: object };
  // A new file each time: the example's id, wherever it stands, is replaced; so is its type.
  const fresh = JSON.parse(JSON.stringify({ ...grant, fileId }).replaceAll(fileId, crypto.randomUUID()));
  return {
    status,
    mediaType,
    headers,
    body: { ...fresh, metadata: { ...fresh.metadata, contentType: input.contentType } },
  };
}

function show({ status, mediaType, at, example, fields = [] }: FakeReply, record: FakeRecord): Answer {
  const shape = (at ? (example as Record<string, FakeRecord>)[at] : (example as FakeRecord)) ?? {};
  const shown = project(record, shape, fields);
  return { status, mediaType, body: at ? { ...(structuredClone(example) as object), [at]: shown } : shown };
}

// A list and a single record differ in some fields; those that were never set are as in the example.
function project(record: FakeRecord, example: FakeRecord, fields: readonly string[]): FakeRecord {
  const pairs = fields.flatMap((name) =>
    name in record ? [[name, record[name]]] : name in example ? [[name, example[name]]] : [],
  );
  return structuredClone(Object.fromEntries(pairs) as FakeRecord);
}

function listPage(operation: FakeOperation, input: Input, records: FakeRecord[]): Answer {
  const reply = operation.replies.find(({ at }) => at?.endsWith('[]'));
  if (!reply) return plain(operation, input);
  const { status, mediaType, at = '', example, fields = [] } = reply;
  const limit = Number(input.limit ?? 50);
  const key = at.slice(0, -2);
  const examples = (key ? (example as Record<string, FakeRecord[]>)[key] : (example as FakeRecord[])) ?? [];
  const items = (some: FakeRecord[]) => some.map((record) => project(record, examples[0] ?? {}, fields));
  if (!operation.next)
    return {
      status,
      mediaType,
      body: key ? { ...(structuredClone(example) as object), [key]: items(records) } : items(records),
    };
  // Cursors are positions here; `before` is the id of a record, newest first.
  const { next } = operation;
  const from =
    input[next] === undefined
      ? 0
      : next === 'before'
        ? records.findIndex(({ id }) => id === Number(input[next]))
        : Number(`${input[next]}`.replace('at-', ''));
  const page = records.slice(from, from + limit);
  const following = records[from + limit];
  const cursor = next === 'before' ? following?.id : `at-${from + limit}`;
  const place = next === 'offset' ? { totalCount: records.length } : { nextCursor: following ? cursor : null };
  return { status, mediaType, body: { [key]: items(page), ...place } };
}

/** What is wrong with the input, in the contract's form; empty when nothing is. */
export function findMistakes(
  { query, body }: FakeOperation,
  parameters: URLSearchParams,
  given: Input | undefined,
): Mistake[] {
  return [...mistakesOfQuery(query, parameters), ...mistakesOfBody(body, given)];
}

interface Mistake {
  message: string;
  path: string[];
  in: 'body' | 'query';
}

function mistakesOfQuery(query: FakeOperation['query'], parameters: URLSearchParams): Mistake[] {
  return [...parameters].flatMap(([name, value]): Mistake[] => {
    if (!(name in query)) return [{ message: 'is not a known parameter', path: [name], in: 'query' }];
    return query[name] === 'integer' && !/^-?\d+$/.test(value)
      ? [{ message: 'must be an integer', path: [name], in: 'query' }]
      : [];
  });
}

function mistakesOfBody(body: FakeOperation['body'], given: Input | undefined): Mistake[] {
  if (!body) return [];
  if (given !== undefined && !isOfType(given, 'object'))
    return [{ message: 'must be an object', path: [], in: 'body' }];
  const missing = body.required
    .filter((name) => given?.[name] === undefined)
    .map((name): Mistake => ({ message: 'is required', path: [name], in: 'body' }));
  const wrong = Object.entries(given ?? {}).flatMap(([name, value]): Mistake[] => {
    const rule = body.properties[name];
    if (!rule) return [{ message: 'is not a known field', path: [name], in: 'body' }];
    if (rule.enum && !rule.enum.includes(value))
      return [{ message: `must be one of: ${rule.enum.join(', ')}`, path: [name], in: 'body' }];
    if (rule.type.length > 0 && !rule.type.some((type) => isOfType(value, type)))
      return [
        {
          message: `must be ${rule.type.map((type) => typeNames[type] ?? type).join(' or ')}`,
          path: [name],
          in: 'body',
        },
      ];
    return [];
  });
  return [...missing, ...wrong];
}

const typeNames: Record<string, string> = {
  ...{ object: 'an object', array: 'a list', string: 'a string' },
  ...{ integer: 'an integer', number: 'a number', boolean: 'true or false' },
};

function isOfType(value: unknown, type: string): boolean {
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value);
  return typeof value === type;
}
