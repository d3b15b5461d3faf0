// Builds knowledge bases in two steps, because knowledge bases and the chat need each other. The module is built before
// the chat, because runs search knowledge bases. Its jobs are built after the chat, because they create the
// conversations of triggers. A conversation is stored in the transaction that finishes its file, so a domain event
// cannot create it later. The module is also built before agents, so it reads agents through the agent directory.
import { createAgentDirectory } from '../../modules/agents/index.js';
import { createKnowledgeBasesModule } from '../../modules/knowledge-bases/index.js';
import type { Chat } from '../../modules/runs/chat/chat.js';
import type { ModuleDependencies } from './dependencies.js';
import { noWork, type ModulesOf } from './module-group.js';
import type { OrganizationModules } from './organization.js';

export type KnowledgeBaseModules = ModulesOf<typeof createKnowledgeBaseModules>;

export async function createKnowledgeBaseModules(dependencies: ModuleDependencies) {
  const { config, database, jobs, events, storage, models, reader, log } = dependencies;
  const knowledge = await createKnowledgeBasesModule({
    database,
    storage,
    models,
    jobs,
    events,
    reader,
    log,
    agents: createAgentDirectory(database),
    filesPerOrganization: config.filesPerOrganization,
  });
  return { modules: { knowledge }, work: noWork };
}

/** Builds the work of knowledge bases, which adds no modules. */
export function createKnowledgeBaseWork({
  knowledge,
  organization,
  chat,
}: KnowledgeBaseModules & Pick<OrganizationModules, 'organization'> & { readonly chat: Chat }) {
  const work = knowledge.work({
    membershipStatusOf: organization.lastKnownMembershipStatusOf,
    prepareConversation: (organizationId, message) =>
      chat.prepareConversation({ organizationId, ...message, isTriggered: true }),
  });
  return { modules: {}, work };
}
