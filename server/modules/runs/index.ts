// Builds the module that runs agents: its rules, new conversations, the stored events of runs, and its work.
import type { Database } from '../../platform/database/database.js';
import type { ObjectStorage } from '../../platform/storage/port.js';
import type { JobQueue, Work } from '../../platform/jobs/port.js';
import { createTurnJob } from './jobs.js';
import type { RunLimits } from './limits.js';
import { createNewConversations, type NewConversations } from './new-conversations.js';
import { runTasks } from './periodic-tasks.js';
import { createFollowing } from './stream/follow-runs.js';
import { createRunEventsRepository, type RunEventsRepository } from './stream/run-events-repository.js';
import { createRuns, type Runs, type RunsDependencies } from './runs.js';
import { knowledgeForAgents, type KnowledgeAccessDependencies } from './agent-tools/knowledge-access.js';

export interface RunsModule extends Runs {
  readonly newConversations: NewConversations;
  readonly runEvents: RunEventsRepository;
  readonly work: Work;
}

export interface RunsModuleDependencies extends Omit<RunsDependencies, 'following' | 'knowledge'> {
  readonly database: Database;
  readonly jobs: JobQueue;
  readonly knowledgeBases: KnowledgeAccessDependencies;
  readonly storage: Pick<ObjectStorage, 'get'>;
  readonly limits: RunLimits;
}

export function createRunsModule(dependencies: RunsModuleDependencies): RunsModule {
  const { database, knowledgeBases, log } = dependencies;
  const runEvents = createRunEventsRepository(database);
  const following = createFollowing({ repository: runEvents, log });
  const runs = createRuns({ ...dependencies, following, knowledge: knowledgeForAgents(knowledgeBases) });
  return {
    ...runs,
    runEvents,
    newConversations: createNewConversations({ ...dependencies, prompts: runs.prompts }),
    work: { jobs: [createTurnJob({ limits: dependencies.limits, runs })], periodic: runTasks({ runEvents }) },
  };
}
