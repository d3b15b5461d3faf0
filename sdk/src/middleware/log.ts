// A line for each request that was sent, without credentials.
import type { Middleware } from '../options.js';

const redacted = '[redacted]';
const alwaysRedacted = ['authorization', 'cookie', 'proxy-authorization', 'set-cookie', 'x-api-key'];

/** Describes one request, without bodies. */
export interface RequestLogEntry {
  /** The operation that was called. */
  operationId: string;
  /** The how-manieth request of the call, from 1. */
  attempt: number;
  /** HTTP method. */
  method: string;
  /** Address; the values of redacted query parameters are replaced. */
  url: string;
  /** Headers of the request, names in lower case; the values of redacted ones are replaced. */
  headers: Record<string, string>;
  /** HTTP status; null when no reply came. */
  status: number | null;
  /** `X-Request-Id` of the reply; null when there is none. */
  requestId: string | null;
  /** From the start of the request to the headers of the reply or to its failure, in milliseconds. */
  durationMs: number;
  /** Why no reply came; undefined when one did. */
  error?: unknown;
}

/** Settings of `logRequests`. */
export interface LogOptions {
  /**
   * Takes the entries.
   *
   * @default console.debug
   */
  log?: ((entry: RequestLogEntry) => void) | undefined;
  /**
   * Further headers and query parameters whose values are not to be logged; upper and lower case are the same.
   * Credentials never are.
   */
  redact?: readonly string[] | undefined;
}

/**
 * Logs every request, retries included, when its reply or its failure is there.
 *
 * @example
 * ```ts
 * const log = logRequests({ log: ({ operationId, status, durationMs }) => console.log(operationId, status, durationMs), redact: ['userId'] });
 * const client = createClient({ baseUrl, token, middleware: [log] });
 * ```
 */
export function logRequests({ log = writeToConsole, redact = [] }: LogOptions = {}): Middleware {
  const hidden = new Set([...alwaysRedacted, ...redact].map((name) => name.toLowerCase()));
  const show = (name: string, value: string) => (hidden.has(name.toLowerCase()) ? redacted : value);
  return async (request, next, { operationId, attempt }) => {
    const startedAtMs = performance.now();
    const tell = (outcome: Pick<RequestLogEntry, 'status' | 'requestId' | 'error'>) => {
      const url = new URL(request.url);
      for (const [name, value] of [...url.searchParams]) url.searchParams.set(name, show(name, value));
      const headers = Object.fromEntries([...request.headers].map(([name, value]) => [name, show(name, value)]));
      const entry = {
        operationId,
        attempt,
        method: request.method,
        url: url.href,
        headers,
        durationMs: performance.now() - startedAtMs,
        ...outcome,
      };
      // An exception of the callback does not affect the call.
      // eslint-disable-next-line no-console -- the caller has no other place for it
      (async () => log(entry))().catch(console.warn);
    };
    let response: Response;
    try {
      response = await next(request);
    } catch (error) {
      tell({ status: null, requestId: null, error });
      throw error;
    }
    tell({ status: response.status, requestId: response.headers.get('X-Request-Id') });
    return response;
  };
}

function writeToConsole(entry: RequestLogEntry): void {
  // eslint-disable-next-line no-console -- the place that was asked for
  console.debug(entry);
}
