import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { unlessAborted } from '../../../platform/concurrency/bounded-wait.js';
import { isDatabaseOutage } from '../../../platform/errors.js';
import { reasons } from '../../../generated/reasons.js';
import type { Run, RunResult, Runs } from '../../conversations/runs/runs.js';

export const notStored = { code: 'internal', message: reasons.run.notStored } as const;

const retryDelaysMs = [200, 1_000, 3_000, 8_000];

/**
 * Maximum delay between retries during an outage. It is short, so that a retry after the outage stores the answer
 * before `Runs.failExpiredRuns` ends the run.
 */
const outageRetryMs = 1_000;
/** After this time, an outage counts like any other failure. */
const maxOutageMs = 600_000;

/**
 * Stores the result, or a failure if a part of the answer violates the contract. Retries after each delay in
 * `retryDelaysMs`. During an outage of the database, retries for `maxOutageMs`. Stops retrying when the signal is
 * aborted. Returns the stored result, or null if the lease was lost or no result was stored. A stopped run that has
 * already ended as stopped counts as stored, and so does a result that an earlier try has stored.
 */
export async function recordResult(
  { runs, log }: { runs: Pick<Runs, 'finish' | 'hasEndedAs'>; log: Pick<Logger, 'error'> },
  run: Run,
  result: RunResult,
  onFollowed: () => void,
  signal: AbortSignal,
): Promise<RunResult | null> {
  const finish = async (ended: RunResult) =>
    (await unlessAborted(runs.finish(run, ended, onFollowed), signal)) ? ended : null;
  const startedAt = performance.now();
  let otherFailures = 0;
  for (let retries = 0; ; retries++) {
    try {
      const stored = await finish(result);
      if (stored !== null) return stored;
      // A deletion of the conversation, or a stop that exceeded its `stopTimeoutMs`, may have ended the run as stopped.
      // Or an earlier try may have committed, but lost its connection before the confirmation.
      const mayHaveEnded = result.status === 'stopped' || retries > 0;
      return mayHaveEnded && (await unlessAborted(runs.hasEndedAs(result.status, run), signal)) ? result : null;
    } catch (error) {
      const isOutage = isDatabaseOutage(error) && performance.now() - startedAt < maxOutageMs;
      const delayMs = isOutage
        ? Math.min(outageRetryMs, retryDelaysMs[retries] ?? outageRetryMs)
        : retryDelaysMs[otherFailures++];
      if (retries < retryDelaysMs.length || delayMs === undefined)
        log.error({ err: error, conversationId: run.conversationId, retries }, 'an answer could not be stored');
      if (signal.aborted) return null;
      // A TypeError means that a part violates the contract. Store a failure, so that the tokens are counted.
      if (error instanceof TypeError)
        return finish({ ...result, status: 'error', parts: [], failure: notStored }).catch(() => null);
      if (delayMs === undefined) return null;
      await sleep(delayMs, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return null;
    }
  }
}

/** If all retries fail, the next attempt of the job waits until the lease has expired. */
export async function releaseLease(
  { runs, log }: { runs: Pick<Runs, 'release'>; log: Pick<Logger, 'warn'> },
  run: Run,
  attempt: RunResult,
  signal: AbortSignal,
): Promise<void> {
  for (let retries = 0; !signal.aborted; retries++) {
    try {
      return await unlessAborted(runs.release(run, attempt), signal);
    } catch (error) {
      const delayMs = retryDelaysMs[retries];
      log.warn({ err: error, conversationId: run.conversationId, retries }, 'a lease could not be released');
      if (delayMs === undefined) return;
      await sleep(delayMs, undefined, { signal }).catch(() => undefined);
    }
  }
}
