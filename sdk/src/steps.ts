// Runs functions that make several calls, with one time limit and with errors that count all requests.
import type { FullResponse } from './call.js';
import type { Clock } from './clock.js';
import { AgentPlatformError, MiddlewareError, ResponseParseError, UsageError, type OperationName } from './errors.js';
import { startTimeLimit, type TimeLimit } from './time-limit.js';
import { checkLimits } from './options.js';

/** What was sent so far, for an error that concerns several calls. */
export interface Sent {
  attempts: number;
  /** URL of the request without its query. Null if there were several URLs. */
  url: string | null;
  /** The work that was started. Null if no reply confirmed the start. */
  started: AgentPlatformError['started'];
}

/** Runs the steps. An error of one call keeps the properties of that call. */
export async function runSteps<T>(
  { clock }: { readonly clock: Clock },
  what: string,
  deadlineMs: number,
  signal: AbortSignal | undefined,
  steps: (limit: TimeLimit, sent: Sent) => Promise<T>,
): Promise<T> {
  const sent: Sent = { attempts: 0, url: null, started: null };
  let limit: TimeLimit | undefined;
  try {
    checkLimits({ deadlineMs }, what);
    limit = startTimeLimit(what, deadlineMs, signal, clock);
    return await steps(limit, sent);
  } catch (error) {
    const typed = asTyped(error, what);
    throw Object.assign(typed, typed.url === null && typed.attempts === 0 ? sent : { started: sent.started });
  } finally {
    limit?.release();
  }
}

/**
 * Returns an error of the SDK as it is, and wraps any other error. Before the first request, its cause is input or
 * options of a wrong type. After a request, a middleware of `raw` threw the error.
 */
export function asTyped(error: unknown, what: OperationName, attempts = 0): AgentPlatformError {
  if (error instanceof AgentPlatformError) return error;
  return attempts > 0
    ? new MiddlewareError(what, error)
    : new UsageError('cannot build the request', what, { cause: error });
}

/** Returns a value of a reply. Throws if it is missing. Use it in `readFrom`, which converts the error. */
export function textOf<T>(value: T): T {
  if (typeof value !== 'string') throw new TypeError('a text is missing');
  return value;
}

/** Reads values of a reply. Throws ResponseParseError if the reply does not match the contract. */
export function readFrom<Data, T>(operation: OperationName, reply: FullResponse<Data>, read: (data: Data) => T): T {
  try {
    return read(reply.data);
  } catch (cause) {
    if (cause instanceof AgentPlatformError) throw cause;
    const error = new ResponseParseError(operation, reply, JSON.stringify(reply.data), cause);
    throw Object.assign(error, { attempts: reply.attempts });
  }
}
