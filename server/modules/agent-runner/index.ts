import type { Database } from '../../platform/database/database.js';
import type { ObjectStorage } from '../../platform/storage/port.js';
import type { JobQueue, Work } from '../../platform/jobs/port.js';
import { runJobHandler } from './jobs.js';
import type { RunSettings } from './run-settings.js';
import { createUnattendedRuns, type UnattendedRuns } from './unattended-runs.js';
import { runTasks } from './periodic-tasks.js';
import { createFollowing, type FollowingDependencies } from './stream/follow-runs.js';
import { createRunEventsRepository, type RunEventsRepository } from './stream/run-events-repository.js';
import { createAgentRunner, type AgentRunner, type AgentRunnerDependencies } from './agent-runner.js';
import { knowledgeForAgents, type KnowledgeAccessDependencies } from './agent-tools/knowledge-access.js';

export interface AgentRunnerModule extends AgentRunner {
  readonly unattendedRuns: UnattendedRuns;
  readonly runEvents: RunEventsRepository;
  readonly work: Work;
}

export interface AgentRunnerModuleDependencies extends Omit<AgentRunnerDependencies, 'following' | 'knowledge'> {
  readonly database: Database;
  readonly jobs: JobQueue;
  readonly knowledgeBases: KnowledgeAccessDependencies;
  readonly storage: Pick<ObjectStorage, 'get'>;
  readonly settings: RunSettings;
  readonly lostAccess: FollowingDependencies['lostAccess'];
}

export function createAgentRunnerModule(dependencies: AgentRunnerModuleDependencies): AgentRunnerModule {
  const { database, knowledgeBases, lostAccess, log } = dependencies;
  const runEvents = createRunEventsRepository(database);
  const following = createFollowing({ repository: runEvents, lostAccess, log });
  const agentRunner = createAgentRunner({ ...dependencies, following, knowledge: knowledgeForAgents(knowledgeBases) });
  return {
    ...agentRunner,
    runEvents,
    unattendedRuns: createUnattendedRuns({ ...dependencies, prompts: agentRunner.prompts }),
    work: {
      jobs: [runJobHandler({ settings: dependencies.settings, agentRunner })],
      periodic: runTasks({ runEvents }),
    },
  };
}
