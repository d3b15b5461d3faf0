// Composes the module that runs agents: new conversations, the runner, the streams of its runs, and its work.
import type { Knex } from 'knex';
import type { ObjectStorage } from '../../platform/storage/port.js';
import type { JobQueue, Work } from '../../platform/jobs/port.js';
import { createTurnJob } from './jobs.js';
import type { RunLimits } from './limits.js';
import { createNewConversations, type NewConversations } from './new-conversations.js';
import { runTasks } from './periodic-tasks.js';
import { createFollowing, type Following } from './stream/following.js';
import { createRunEventsRepository, type RunEventsRepository } from './stream/run-events-repository.js';
import { createTurnRunner, type TurnRunner, type TurnRunnerDependencies } from './run/run-turn.js';

export interface RunsModule {
  readonly newConversations: NewConversations;
  readonly runner: TurnRunner;
  readonly following: Following;
  readonly runEvents: RunEventsRepository;
  readonly work: Work;
}

export interface RunsModuleDependencies extends Omit<TurnRunnerDependencies, 'following'> {
  readonly database: Knex;
  readonly jobs: JobQueue;
  readonly storage: Pick<ObjectStorage, 'get'>;
  readonly limits: RunLimits;
}

export function createRunsModule(dependencies: RunsModuleDependencies): RunsModule {
  const { database, log } = dependencies;
  const runEvents = createRunEventsRepository(database);
  const following = createFollowing({ repository: runEvents, log });
  const runner = createTurnRunner({ ...dependencies, following });
  return {
    runner,
    following,
    runEvents,
    newConversations: createNewConversations({ ...dependencies, prompts: runner.prompts }),
    work: { jobs: [createTurnJob({ ...dependencies, runner })], periodic: runTasks({ runEvents }) },
  };
}
