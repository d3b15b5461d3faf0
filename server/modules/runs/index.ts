// Composes the module that runs agents: the chat, the runner, the streams of its runs, and its jobs.
import type { ObjectStorage } from '../../platform/storage/port.js';
import type { JobHandler, JobQueue } from '../../platform/jobs/port.js';
import { createChatAdmission, type ChatAdmissionOptions } from './chat/chat-admission.js';
import { createChat, type Chat } from './chat/chat.js';
import { createTurnJob, type TurnJobDependencies } from './jobs.js';
import { createFollowing, type Following } from './stream/following.js';
import type { RunEventsRepository } from './stream/run-events-repository.js';
import { createRunner, type Runner, type RunnerDependencies } from './runner.js';

export interface RunsModule {
  readonly chat: Chat;
  readonly runner: Runner;
  readonly following: Following;
  readonly jobs: readonly JobHandler[];
}

export function createRuns(
  dependencies: Omit<RunnerDependencies, 'following'> &
    Pick<TurnJobDependencies, 'concurrency' | 'concurrencyPerOrganization'> & {
      readonly jobs: JobQueue;
      /** Limits of the chats of this process. */
      readonly chats: Pick<ChatAdmissionOptions, 'concurrency' | 'maxStreams'>;
      readonly runEvents: RunEventsRepository;
      readonly storage: Pick<ObjectStorage, 'get' | 'head'>;
    },
): RunsModule {
  const following = createFollowing({ repository: dependencies.runEvents, log: dependencies.log });
  const runner = createRunner({ ...dependencies, following });
  const admission = createChatAdmission({ ...dependencies.chats, log: dependencies.log });
  return {
    runner,
    following,
    chat: createChat({ ...dependencies, runner, admission }),
    jobs: [createTurnJob({ ...dependencies, runner })],
  };
}
