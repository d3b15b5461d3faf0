/** Composes the module that runs agents, for the container. */
import type { ObjectStorage } from '../../platform/storage/port.js';
import type { JobHandler, JobQueue } from '../../platform/jobs/jobs.js';
import { createChat, type Chat } from './chat.js';
import { createTurnJob, type TurnJobDependencies } from './jobs.js';
import { createRunner, type Runner, type RunnerDependencies } from './runner.js';

export type { Chat } from './chat.js';
export { chatHandlers } from './handlers.js';
export { knowledgeForAgents } from './knowledge.js';
export { endTurn } from './jobs.js';
export type { RunOptions, RunOutcome, Runner } from './runner.js';

export interface RunningAgents {
  readonly chat: Chat;
  readonly runner: Runner;
  readonly jobs: readonly JobHandler[];
}

export function createRunningAgents(
  dependencies: RunnerDependencies &
    Pick<TurnJobDependencies, 'concurrency' | 'concurrencyPerOrganization'> & {
      readonly jobs: JobQueue;
      readonly storage: Pick<ObjectStorage, 'get' | 'head'>;
    },
): RunningAgents {
  const runner = createRunner(dependencies);
  return { runner, chat: createChat({ ...dependencies, runner }), jobs: [createTurnJob({ ...dependencies, runner })] };
}
