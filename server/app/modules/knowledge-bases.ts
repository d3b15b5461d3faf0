// Builds knowledge bases in two steps. Runs search them, so they are built before the chat. Their jobs need the
// chat: the conversation of a trigger is stored in the transaction that finishes the file, so an event cannot do it
// later. They are built before agents too, so they read agents through the agent directory.
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
    filesPerOrganization: config.organizationConcurrency.files,
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
