import { setTimeout as sleep } from 'node:timers/promises';
import type { Run, RunKey, Runs } from '../conversations/runs/runs.js';
import type { DeadLetter } from '../../platform/jobs/port.js';
import { reasons } from '../../generated/reasons.js';

const leasePollMs = 1_000;

export const deadLetterFailures = {
  lost: { code: 'interrupted', message: reasons.run.lost },
  failed: { code: 'internal', message: reasons.run.failed },
} as const;

/** Implements `AgentRunner.takeOver`. */
export async function takeOverWhenFree(
  runs: Pick<Runs, 'takeOver'>,
  key: RunKey,
  signal: AbortSignal,
): Promise<Run | null> {
  for (;;) {
    const run = await runs.takeOver(key);
    if (run === 'over') return null;
    if (run !== 'held') return run;
    await sleep(leasePollMs, undefined, { signal });
  }
}

/** Implements `AgentRunner.failRun`. */
export async function failRun(
  runs: Pick<Runs, 'takeOver' | 'finish'>,
  key: RunKey,
  cause: DeadLetter['cause'],
): Promise<void> {
  const run = await runs.takeOver(key);
  if (run === 'over') return;
  // The job's last attempt can still hold the lease after the job has failed. Throw, so that `failRun` is called again
  // later.
  if (run === 'held' || !(await runs.finish(run, { status: 'error', parts: [], failure: deadLetterFailures[cause] }))) {
    throw new Error('another attempt holds the lease of the run, or the run has just ended');
  }
}
