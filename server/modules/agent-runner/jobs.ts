// Executes background runs of messages and triggers. scheduled-tasks/jobs.ts executes the runs of scheduled tasks.
import type { JobHandler } from '../../platform/jobs/port.js';
import { jobOverheadMs, type RunJobSettings } from './run-settings.js';
import { runQueue } from './queues.js';
import type { AgentRunner } from './agent-runner.js';

export interface RunJobDependencies {
  readonly agentRunner: Pick<AgentRunner, 'takeOver' | 'execute' | 'failRun'>;
  readonly settings: RunJobSettings;
}

export function runJobHandler({ agentRunner, settings }: RunJobDependencies): JobHandler {
  return runQueue.handler({
    concurrency: settings.maxPerWorker,
    concurrencyPerOrganization: settings.maxPerOrganization,
    timeLimitMs: settings.timeLimitMs + jobOverheadMs,
    retries: 5,
    onDeadLetter: ({ data, cause }) => agentRunner.failRun(data, cause),
    async run({ data, signal, hasNextAttempt }) {
      const run = await agentRunner.takeOver(data, signal);
      if (run === null) return;
      const { isRecorded } = await agentRunner.execute(run, { source: 'job', signal, hasNextAttempt });
      if (!isRecorded) throw new Error('the attempt recorded no result');
    },
  });
}
