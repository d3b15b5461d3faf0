// What takes several calls: one limit of time over all of them, and errors that are typed and say how many requests
// there were.
import type { FullResponse } from './call.js';
import type { Clock } from './clock.js';
import { AgentPlatformError, ResponseParseError, UsageError, type OperationName } from './errors.js';
import { startLimit, type Limit } from './limit.js';
import { checkLimits } from './options.js';

/** What was sent so far, for an error that comes from no single call. */
export interface Sent {
  attempts: number;
  /** Without its query; null when there is no one address. */
  url: string | null;
}

/** Runs the steps. An error of one of the calls keeps what it says of that call. */
export async function runSteps<T>(
  { clock }: { readonly clock: Clock },
  what: string,
  deadlineMs: number,
  signal: AbortSignal | undefined,
  steps: (limit: Limit, sent: Sent) => Promise<T>,
): Promise<T> {
  const sent: Sent = { attempts: 0, url: null };
  let limit: Limit | undefined;
  try {
    checkLimits({ deadlineMs }, what);
    limit = startLimit(what, deadlineMs, signal, clock);
    return await steps(limit, sent);
  } catch (error) {
    const typed = asTyped(error, what);
    throw typed.url === null && typed.attempts === 0 ? Object.assign(typed, sent) : typed;
  } finally {
    limit?.release();
  }
}

/** An error as it may leave the SDK: what is not typed came from input or options of another shape. */
export function asTyped(error: unknown, what: OperationName): AgentPlatformError {
  return error instanceof AgentPlatformError
    ? error
    : new UsageError('cannot build the request', what, { cause: error });
}

/** Reads from a reply what the contract promises; a reply of another shape is an error as one without JSON is. */
export function readFrom<Data, T>(operation: OperationName, reply: FullResponse<Data>, read: (data: Data) => T): T {
  try {
    return read(reply.data);
  } catch (cause) {
    throw cause instanceof AgentPlatformError
      ? cause
      : new ResponseParseError(operation, reply, JSON.stringify(reply.data), cause);
  }
}
