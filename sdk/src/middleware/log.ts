import { report } from '../errors.js';
import type { Middleware } from '../options.js';

const redacted = '[redacted]';
const alwaysRedacted = ['authorization', 'cookie', 'proxy-authorization', 'set-cookie', 'x-api-key'];

/** Describes one request, without bodies. */
export interface RequestLogEntry {
  /** The operation that was called. */
  operationId: string;
  /** Number of this request within the call, from 1. */
  attempt: number;
  /** HTTP method. */
  method: string;
  /** URL. Values of redacted query parameters are replaced. */
  url: string;
  /** Headers of the request, with names in lower case. Values of redacted headers are replaced. */
  headers: Record<string, string>;
  /** HTTP status. Null if there is no reply. */
  status: number | null;
  /** `X-Request-Id` of the reply. Null if there is none. */
  requestId: string | null;
  /** Time from the start of the request to the headers of the reply or to the failure, in milliseconds. */
  durationMs: number;
  /** Why there is no reply. Undefined if there is one. */
  error?: unknown;
}

/** Settings of `logRequests`. */
export interface LogOptions {
  /**
   * Called with each entry.
   *
   * @default console.debug
   */
  log?: ((entry: RequestLogEntry) => void) | undefined;
  /**
   * Further headers and query parameters whose values are not logged. Case does not matter. `Authorization`,
   * `Proxy-Authorization`, `X-Api-Key` and cookies are never logged.
   */
  redact?: readonly string[] | undefined;
}

/**
 * Logs every request to the service, retries included, after its reply or failure.
 *
 * @example
 * ```ts
 * const log = logRequests({
 *   log: ({ operationId, status, durationMs }) => console.log(operationId, status, durationMs),
 *   redact: ['userId'],
 * });
 * const client = createClient({ baseUrl, token, middleware: [log] });
 * ```
 */
export function logRequests({ log = writeToConsole, redact = [] }: LogOptions = {}): Middleware {
  const hidden = new Set([...alwaysRedacted, ...redact].map((name) => name.toLowerCase()));
  const show = (name: string, value: string) => (hidden.has(name.toLowerCase()) ? redacted : value);
  const showAll = (pairs: Iterable<[name: string, value: string]>) =>
    [...pairs].map(([name, value]): [string, string] => [name, show(name, value)]);
  return async (request, next, { operationId, attempt }) => {
    const startedAtMs = performance.now();
    const logOutcome = (outcome: Pick<RequestLogEntry, 'status' | 'requestId' | 'error'>) => {
      const url = new URL(request.url);
      url.search = `${new URLSearchParams(showAll(url.searchParams))}`;
      const entry = {
        operationId,
        attempt,
        method: request.method,
        url: url.href,
        headers: Object.fromEntries(showAll(request.headers)),
        durationMs: performance.now() - startedAtMs,
        ...outcome,
      };
      report(log, entry);
    };
    let response: Response;
    try {
      response = await next(request);
    } catch (error) {
      logOutcome({ status: null, requestId: null, error });
      throw error;
    }
    logOutcome({ status: response.status, requestId: response.headers.get('X-Request-Id') });
    return response;
  };
}

function writeToConsole(entry: RequestLogEntry): void {
  // eslint-disable-next-line no-console -- the default
  console.debug(entry);
}
