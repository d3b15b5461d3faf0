// Composes the module that runs agents: the chat, the runner, the streams of its runs, and its work.
import type { Knex } from 'knex';
import type { ObjectStorage } from '../../platform/storage/port.js';
import type { JobQueue, Work } from '../../platform/jobs/port.js';
import { createChatAdmission, type ChatAdmissionOptions } from './chat/chat-admission.js';
import { createChat, type Chat } from './chat/chat.js';
import { createTurnJob, type TurnJobDependencies } from './jobs.js';
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

export function createRunsModule(
  dependencies: Omit<TurnRunnerDependencies, 'following'> &
    Pick<TurnJobDependencies, 'concurrency' | 'concurrencyPerOrganization'> & {
      readonly jobs: JobQueue;
      /** Limits of the chats of this process. */
      readonly chats: Pick<ChatAdmissionOptions, 'concurrency' | 'maxStreams'>;
      readonly database: Knex;
      readonly storage: Pick<ObjectStorage, 'get' | 'head'>;
    },
): RunsModule {
  const runEvents = createRunEventsRepository(dependencies.database);
  const following = createFollowing({ repository: runEvents, log: dependencies.log });
  const runner = createTurnRunner({ ...dependencies, following });
  const admission = createChatAdmission({ ...dependencies.chats, log: dependencies.log });
  return {
    runner,
    following,
    runEvents,
    chat: createChat({ ...dependencies, runner, admission }),
    work: { jobs: [createTurnJob({ ...dependencies, runner })], periodic: runTasks({ runEvents }) },
  };
}
