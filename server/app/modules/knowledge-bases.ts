// Builds knowledge bases. They and runs need each other: runs search knowledge bases, and a processed file begins the
// conversation of a trigger in the transaction that finishes it, so a domain event cannot begin it later. Knowledge
// bases are built first, and their jobs read the runs when they begin a conversation. Knowledge bases are also built
// before agents, so they read agents through the agent directory.
import { createAgentDirectory } from '../../modules/agents/index.js';
import { createKnowledgeBasesModule, type KnowledgeBasesModule } from '../../modules/knowledge-bases/index.js';
import type { ModuleDependencies } from './dependencies.js';
import type { Modules } from './modules.js';

interface UsedModules extends Pick<Modules, 'organization'> {
  /** Throws until all modules are built. */
  runs(): Modules['runs'];
}

export const buildKnowledgeBases = (
  { config, database, jobs, events, storage, models, reader, log }: ModuleDependencies,
  { organization, runs }: UsedModules,
): Promise<KnowledgeBasesModule> =>
  createKnowledgeBasesModule({
    database,
    storage,
    models,
    jobs,
    events,
    reader,
    log,
    agents: createAgentDirectory(database),
    filesPerOrganization: config.filesPerOrganization,
    membershipStatusOf: organization.lastKnownMembershipStatusOf,
    prepareConversation: (organizationId, message) =>
      runs().chat.prepareConversation({ organizationId, ...message, isTriggered: true }),
  });
