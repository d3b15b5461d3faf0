// Builds knowledge bases. They are built before agents, so they read agents through the agent directory. Their work is
// built later, after the chat.
import { createAgentDirectory } from '../../modules/agents/index.js';
import { createKnowledgeBases } from '../../modules/knowledge-bases/index.js';
import type { Chat } from '../../modules/runs/chat/chat.js';
import type { Work } from '../../platform/jobs/port.js';
import type { ModuleDependencies } from './dependencies.js';
import type { OrganizationModules } from './organization.js';

export type KnowledgeBaseModules = Awaited<ReturnType<typeof createKnowledgeBaseModules>>;

export async function createKnowledgeBaseModules(dependencies: ModuleDependencies) {
  const { config, database, jobs, events, storage, models, reader, log } = dependencies;
  const knowledge = await createKnowledgeBases({
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
  return { knowledge };
}

/** Returns the work of knowledge bases. A job that processes a file may trigger a run, so it needs the chat. */
export const createKnowledgeBaseWork = ({
  knowledge,
  organization,
  chat,
}: KnowledgeBaseModules & Pick<OrganizationModules, 'organization'> & { readonly chat: Chat }): Work =>
  knowledge.work({
    membershipStatusOf: organization.lastKnownMembershipStatusOf,
    prepareConversation: (organizationId, message) =>
      chat.prepareConversation({ organizationId, ...message, isTriggered: true }),
  });
