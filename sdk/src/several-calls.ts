import type { Clock } from './clock.js';
import type { AgentPlatformError } from './errors.js';
import { startTimeLimit, type TimeLimit } from './time-limit.js';
import { checkLimits } from './options.js';
import { asTyped } from './send.js';

/** What was sent so far, for an error that concerns several calls. */
export interface Sent {
  attempts: number;
  /** URL of the request without its query. Null if there were several URLs. */
  url: string | null;
  /** The work that was started. Null if no reply confirmed the start. */
  started: AgentPlatformError['started'];
}

/**
 * Runs a function that makes several calls, with one time limit. An error of one call keeps its `attempts` and `url`,
 * and gets `started`. Any other error gets all values in `sent`.
 */
export async function runCalls<T>(
  { clock }: { readonly clock: Clock },
  what: string,
  deadlineMs: number,
  signal: AbortSignal | undefined,
  work: (limit: TimeLimit, sent: Sent) => Promise<T>,
): Promise<T> {
  const sent: Sent = { attempts: 0, url: null, started: null };
  let limit: TimeLimit | undefined;
  try {
    checkLimits({ deadlineMs }, what);
    limit = startTimeLimit(what, deadlineMs, signal, clock);
    return await work(limit, sent);
  } catch (error) {
    const typed = asTyped(error, what);
    throw Object.assign(typed, typed.url === null && typed.attempts === 0 ? sent : { started: sent.started });
  } finally {
    limit?.release();
  }
}
