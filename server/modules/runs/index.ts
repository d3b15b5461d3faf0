// Composes the module that runs agents: the chat, the runner, the streams of its runs, and its work.
import type { Knex } from 'knex';
import type { ObjectStorage } from '../../platform/storage/port.js';
import type { JobQueue, Work } from '../../platform/jobs/port.js';
import { createChatAdmission } from './chat/chat-admission.js';
import { createChat, type Chat } from './chat/chat.js';
import { createTurnJob } from './jobs.js';
import type { RunLimits } from './limits.js';
import { runTasks } from './periodic-tasks.js';
import { createFollowing, type Following } from './stream/following.js';
import { createRunEventsRepository, type RunEventsRepository } from './stream/run-events-repository.js';
import { createTurnRunner, type TurnRunner, type TurnRunnerDependencies } from './run/run-turn.js';

export interface RunsModule {
  readonly chat: Chat;
  readonly runner: TurnRunner;
  readonly following: Following;
  readonly runEvents: RunEventsRepository;
  readonly work: Work;
}

export interface RunsModuleDependencies extends Omit<TurnRunnerDependencies, 'following'> {
  readonly database: Knex;
  readonly jobs: JobQueue;
  readonly storage: Pick<ObjectStorage, 'get' | 'head'>;
  readonly limits: RunLimits;
}

export function createRunsModule(dependencies: RunsModuleDependencies): RunsModule {
  const { database, limits, log } = dependencies;
  const runEvents = createRunEventsRepository(database);
  const following = createFollowing({ repository: runEvents, log });
  const runner = createTurnRunner({ ...dependencies, following });
  const admission = createChatAdmission({ limits, log });
  return {
    runner,
    following,
    runEvents,
    chat: createChat({ ...dependencies, runner, admission }),
    work: { jobs: [createTurnJob({ ...dependencies, runner })], periodic: runTasks({ runEvents }) },
  };
}
