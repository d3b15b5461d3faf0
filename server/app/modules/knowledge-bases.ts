// Builds knowledge bases in two steps. Runs search knowledge bases, and the work of knowledge bases begins the
// conversations of triggers. So the work is built after the runs. A domain event cannot begin these conversations,
// because each is stored in the transaction that finishes its file. Knowledge bases are built before agents too, so
// they read agents through the agent directory.
import { createAgentDirectory } from '../../modules/agents/index.js';
import { createKnowledgeBasesModule, type KnowledgeBasesModule } from '../../modules/knowledge-bases/index.js';
import type { Work } from '../../platform/jobs/port.js';
import type { ModuleDependencies } from './dependencies.js';
import type { Modules } from './modules.js';

export const buildKnowledgeBases = ({
  config,
  database,
  jobs,
  events,
  leases,
  storage,
  models,
  reader,
  log,
}: ModuleDependencies): Promise<KnowledgeBasesModule> =>
  createKnowledgeBasesModule({
    database,
    storage,
    models,
    jobs,
    events,
    leases,
    reader,
    log,
    agents: createAgentDirectory(database),
    filesPerOrganization: config.filesPerOrganization,
  });

export const buildFileProcessing = ({
  knowledgeBases,
  organization,
  runs,
}: Pick<Modules, 'knowledgeBases' | 'organization' | 'runs'>): { readonly work: Work } => ({
  work: knowledgeBases.createWork({
    lastKnownMembershipStatusOf: organization.lastKnownMembershipStatusOf,
    prepareConversation: (organizationId, message) =>
      runs.newConversations.prepare({ organizationId, ...message, isTriggered: true }),
  }),
});
