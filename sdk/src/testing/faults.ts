import { fakeOperations } from '../generated/fake-contract.js';
import type { FakeOperationId } from './contract.js';

/** A fault that a test injects into the requests of an operation. */
export interface Fault {
  /**
   * Number of requests that the fault affects.
   *
   * @default every request
   */
  times?: number | undefined;
  /** Waits this long before the reply, in milliseconds of real time. */
  delayMs?: number | undefined;
  /**
   * Breaks the connection. `before`: the operation has no effect. `body`: in the middle of the reply, after the
   * operation took effect. Cannot be combined with `status`.
   */
  breaks?: 'before' | 'body' | undefined;
  /** Returns this status instead of the reply. The operation has no effect. */
  status?: number | undefined;
  /** Body sent with `status`. An object is sent as JSON, a string as HTML. Ignored for 204, 205 and 304. */
  body?: unknown;
  /** Headers sent with `status`, such as `Retry-After`. */
  headers?: Readonly<Record<string, string>> | undefined;
}

export interface Faults {
  add(operationId: FakeOperationId, fault: Fault): void;
  /** Returns the fault of the next request, and counts the request. */
  take(operationId: FakeOperationId): Fault | undefined;
}

/** Throws for an unknown operation, because a fault or a reply for it would have no effect. */
export function assertOperation(operationId: string): void {
  if (!Object.hasOwn(fakeOperations, operationId)) throw new TypeError(`there is no operation ${operationId}`);
}

export function createFaults(): Faults {
  const queues = new Map<string, Fault[]>();
  return {
    add(operationId, fault) {
      assertOperation(operationId);
      if (fault.status !== undefined && fault.breaks !== undefined)
        throw new TypeError('a fault cannot have both status and breaks');
      if (fault.times === 0) return;
      queues.set(operationId, [...(queues.get(operationId) ?? []), { ...fault }]);
    },
    take(operationId) {
      const queue = queues.get(operationId) ?? [];
      const [fault] = queue;
      if (fault?.times !== undefined && (fault.times -= 1) <= 0) queue.shift();
      return fault;
    },
  };
}

/** Applies a fault to one request. `reply` carries out the request. */
export async function withFault(
  fault: Fault | undefined,
  signal: AbortSignal,
  reply: () => Response,
): Promise<Response> {
  if (fault?.delayMs) await sleep(fault.delayMs, signal);
  signal.throwIfAborted();
  if (fault?.breaks === 'before') throw new TypeError('fetch failed');
  if (fault?.status !== undefined) return failed(fault, fault.status);
  const response = reply();
  if (fault?.breaks !== 'body') return response;
  // Without a body, only the reply as a whole can be lost.
  if (response.body === null) throw new TypeError('fetch failed');
  return new Response(cut(await response.text()), response);
}

function failed({ body = { error: 'A fault of the test' }, headers }: Fault, status: number): Response {
  // `Response` refuses a body with these statuses.
  if ([204, 205, 304].includes(status)) return new Response(null, { status, headers: { ...headers } });
  const isText = typeof body === 'string';
  return new Response(isText ? body : JSON.stringify(body), {
    status,
    headers: { 'Content-Type': isText ? 'text/html' : 'application/json', ...headers },
  });
}

/** Sends the first half of a body, then fails. */
function cut(text: string): ReadableStream<Uint8Array> {
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
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, delayMs);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
}
