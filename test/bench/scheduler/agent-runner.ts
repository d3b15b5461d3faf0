// Composes the agent runner as the container does, with stubs for what the agents of the benchmark do not use.
import type { Knex } from 'knex';
import { createModels } from '../../../server/platform/models/index.js';
import { createAgentsModule } from '../../../server/modules/agents/index.js';
import { createModelCatalog } from '../../../server/modules/model-catalog/model-catalog.js';
import { createRuns } from '../../../server/modules/conversations/index.js';
import { createOfflineProvider } from '../../../server/embedded/offline-model/index.js';
import type { JobQueue } from '../../../server/platform/jobs/port.js';
import { createLogger } from '../../../server/platform/log/logger.js';
import { createAgentRunnerModule } from '../../../server/modules/agent-runner/index.js';
import { allExist, ignoredEvents } from '../../support/events.js';

const unused = (): never => {
  throw new Error('the agents of the benchmark have no files, no skills, no knowledge and no tool servers');
};

export const settings = {
  timeLimitMs: 60_000,
  maxPerWorker: 10,
  maxPerOrganization: 1_000,
  retryDelayMs: 1_000,
};

export function composeAgentRunner(database: Knex, jobs: JobQueue) {
  const runs = createRuns({ database, events: ignoredEvents });
  const agents = createAgentsModule({
    database,
    events: ignoredEvents,
    defaultModel: 'offline:echo',
    modelCatalog: createModelCatalog({ knownModels: [], configuredProviders: [] }),
    references: allExist,
  });
  const models = createModels({ providers: [], offline: createOfflineProvider() });
  const storage = { get: unused, head: unused };
  const skills = { summaries: async () => [], load: unused };
  const files = { readText: unused, writeText: unused };
  const knowledgeBases = { files, summaries: async () => [], search: unused };
  const toolServers = { toolsOf: async () => ({ tools: [], problems: [], close: async () => undefined }) };
  const agentRunner = createAgentRunnerModule({
    runs,
    agents,
    models,
    storage,
    skills,
    knowledgeBases,
    toolServers,
    jobs,
    database,
    modelCatalog: { acceptedSettings: (_model, settings) => settings, costUsdOf: () => null },
    names: { ofOrganization: unused, ofUser: unused },
    lastKnownMembershipStatusOf: async () => 'member' as const,
    lostAccess: { hasLostAccess: () => false, loweredRole: () => null },
    log: createLogger('error'),
    settings,
  });
  return { agentRunner };
}
