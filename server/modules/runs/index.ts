/** Agents that answer: at once, in the background, or for whatever starts conversations by itself. */
import type { ObjectStorage } from '../../platform/storage/port.js';
import type { JobHandler, JobQueue } from '../../platform/jobs/jobs.js';
import { createChat, type Chat } from './chat.js';
import { createTurnJob, type TurnJobParts } from './jobs.js';
import { createRunner, type Runner, type RunnerParts } from './runner.js';

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
  parts: RunnerParts &
    Pick<TurnJobParts, 'concurrency' | 'organizationShare'> & {
      readonly jobs: JobQueue;
      readonly storage: Pick<ObjectStorage, 'get' | 'head'>;
    },
): RunningAgents {
  const runner = createRunner(parts);
  return { runner, chat: createChat({ ...parts, runner }), jobs: [createTurnJob({ ...parts, runner })] };
}
