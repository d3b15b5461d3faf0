// The fake itself: a `fetch` that finds the operation, commits the faults that a test asked for, and answers from the store.
import { fakeOperations } from '../generated/fake-contract.js';
import type { OperationId } from '../client.js';
import type { FakeOperation, FakeRecord } from './contract.js';
import { findMistakes, refuse, respond, type Answer } from './respond.js';
import { createStore } from './store.js';

/** What goes wrong with the requests of an operation. */
export interface Fault {
  /** How many requests it meets; then they are answered as ever. */
  times?: number;
  /** Wait this long before anything else, in milliseconds. */
  delayMs?: number;
  /** Break the connection: before the reply, or in its body. */
  breaks?: 'before' | 'body';
  /** Answer this status instead. */
  status?: number;
  /** Body of that answer; an object is sent as JSON, a text as HTML. */
  body?: unknown;
  /** Headers of that answer. */
  headers?: Readonly<Record<string, string>>;
}

/** A request that came. */
export interface RecordedRequest {
  /** Null for the file of an upload. */
  operationId: string | null;
  /** HTTP method. */
  method: string;
  /** The whole address. */
  url: string;
  /** Headers of the request, the token among them. */
  headers: Headers;
  /** The parsed body; undefined when there was none. */
  body: unknown;
}

/** Settings of a fake. */
export interface FakeOptions {
  /**
   * Whether it begins with the records of the contract's examples.
   *
   * @default true
   */
  seed?: boolean;
}

/** A service in memory. */
export interface Fake {
  /** To be given to `createClient`. */
  fetch: (request: Request) => Promise<Response>;
  /** Every request that came, in order. */
  requests: RecordedRequest[];
  /** Lets requests of an operation go wrong; several faults of one operation follow each other. */
  fault(operationId: OperationId, fault: Fault): void;
  /** The records of a noun, such as `Agent` or `KnowledgeBaseFile`. */
  records(noun: string): FakeRecord[];
  /** Replaces the records of a noun: to begin with others, or to let work that goes on come to its end. */
  setRecords(noun: string, records: readonly FakeRecord[]): void;
  /** The files that were uploaded, by the path of their address. */
  uploads: Map<string, Blob>;
}

/**
 * Creates a service in memory that keeps what is created and forgets what is deleted. It needs no network; the contract's role rules, limits
 * and formats are not checked; required fields, unknown fields and parameters, and types are.
 *
 * @example
 * ```ts
 * const fake = createFake();
 * const client = createClient({ baseUrl: 'http://fake.test', token: 'any', fetch: fake.fetch });
 * fake.fault('listAgents', { status: 503, headers: { 'Retry-After': '0' }, times: 1 });
 * const agents = await client.listAgents(); // answered by the second attempt
 * ```
 */
export function createFake({ seed = true }: FakeOptions = {}): Fake {
  const store = createStore(seed);
  const faults = new Map<string, Fault[]>();
  const answered = new Map<string, { request: string; answer: Answer }>();
  const requests: RecordedRequest[] = [];
  const uploads = new Map<string, Blob>();

  async function fetch(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const operation = fakeOperations.find(
      ({ method, path }) =>
        method === request.method && url.pathname.endsWith(path) && !url.searchParams.has('X-Amz-Signature'),
    );
    if (!operation) return storeUpload(request, url);
    const text = await request.text();
    const body = text === '' ? undefined : (JSON.parse(text) as Record<string, unknown>);
    requests.push({
      operationId: operation.id,
      method: request.method,
      url: request.url,
      headers: request.headers,
      body,
    });
    const fault = takeFault(operation.id);
    if (fault?.delayMs) await sleep(fault.delayMs, request.signal);
    request.signal.throwIfAborted();
    if (fault?.breaks === 'before') throw new TypeError('fetch failed');
    if (fault?.status !== undefined) return faulty(fault, fault.status);
    const response = write(answer(operation, request, url, body), operation);
    return fault?.breaks === 'body' ? new Response(broken(await response.text()), response) : response;
  }

  function answer(
    operation: FakeOperation,
    request: Request,
    url: URL,
    body: Record<string, unknown> | undefined,
  ): Answer {
    if (!/^Bearer \S+$/.test(request.headers.get('Authorization') ?? ''))
      return refuse(401, { code: 'unauthorized', error: 'Unauthorized' });
    const mistakes = findMistakes(operation, url.searchParams, body);
    if (mistakes.length > 0)
      return refuse(400, operation.badRequest ?? { code: 'bad_request', error: 'Bad Request' }, mistakes);
    const streamResponse = request.headers.get('X-Stream-Response') ?? undefined;
    const input = { ...body, ...Object.fromEntries(url.searchParams), streamResponse };
    const key = operation.takesKey ? request.headers.get('Idempotency-Key') : null;
    if (key === null) return respond(operation, input, store);
    // A write with a key that was seen is answered as the first time, without doing it again.
    const seen = answered.get(`${operation.id} ${key}`);
    if (seen)
      return seen.request === JSON.stringify(input)
        ? again(seen.answer)
        : refuse(422, { code: 'idempotency_key_reused', error: 'Idempotency-Key was used for another request' });
    const given = respond(operation, input, store);
    answered.set(`${operation.id} ${key}`, { request: JSON.stringify(input), answer: given });
    return given;
  }

  async function storeUpload(request: Request, url: URL): Promise<Response> {
    requests.push({
      operationId: null,
      method: request.method,
      url: request.url,
      headers: request.headers,
      body: undefined,
    });
    if (request.method !== 'PUT') return write(refuse(404, { code: 'not_found', error: 'Not Found' }));
    uploads.set(url.pathname, await request.blob());
    return new Response(null, { status: 200 });
  }

  function takeFault(operationId: string): Fault | undefined {
    const queue = faults.get(operationId) ?? [];
    const [fault] = queue;
    if (fault?.times !== undefined && (fault.times -= 1) <= 0) queue.shift();
    return fault;
  }

  return {
    fetch,
    requests,
    uploads,
    fault: (operationId, fault) => void faults.set(operationId, [...(faults.get(operationId) ?? []), { ...fault }]),
    records: (noun) => structuredClone(store.all(noun)),
    setRecords: (noun, records) => store.set(noun, structuredClone([...records])),
  };
}

const wasStream = { code: 'idempotency_reply_was_stream', error: 'Answer to this Idempotency-Key was a stream' };

// A stream is not sent twice.
function again(answer: Answer): Answer {
  const isStream = answer.mediaType === 'text/event-stream';
  const { headers, ...rest } = isStream ? refuse(409, wasStream) : answer;
  return { ...rest, headers: { ...answer.headers, ...headers, 'Idempotency-Replayed': 'true' } };
}

function write({ status, body, mediaType, headers }: Answer, operation?: FakeOperation): Response {
  const all = new Headers({ 'X-Request-Id': `req_${crypto.randomUUID()}`, ...headers });
  if (mediaType) all.set('Content-Type', mediaType);
  const { since, sunset, link } = operation?.deprecated ?? {};
  for (const [name, value] of Object.entries({ Deprecation: since, Sunset: sunset, Link: link }))
    if (value !== undefined) all.set(name, value);
  const text = mediaType === 'text/event-stream' ? String(body) : JSON.stringify(body);
  return new Response(mediaType ? text : null, { status, headers: all });
}

function faulty({ body = { error: 'A fault of the test' }, headers }: Fault, status: number): Response {
  const isText = typeof body === 'string';
  return new Response(isText ? body : JSON.stringify(body), {
    status,
    headers: { 'Content-Type': isText ? 'text/html' : 'application/json', ...headers },
  });
}

function broken(text: string): ReadableStream<Uint8Array> {
  const half = new TextEncoder().encode(text.slice(0, text.length / 2));
  let isSent = false;
  return new ReadableStream({
    pull(controller) {
      if (isSent) return controller.error(new TypeError('terminated'));
      isSent = true;
      controller.enqueue(half);
    },
  });
}

function sleep(delayMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, delayMs);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
}
