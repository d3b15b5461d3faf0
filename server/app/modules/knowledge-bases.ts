// Builds knowledge bases. They are built before agents, so they read agents through the agent directory. Their jobs
// need the chat, which is built later: see runs.ts.
import { createAgentDirectory } from '../../modules/agents/index.js';
import { createKnowledgeBases } from '../../modules/knowledge-bases/index.js';
import type { ModuleDependencies } from './dependencies.js';

export type KnowledgeBaseModules = Awaited<ReturnType<typeof createKnowledgeBaseModules>>;

export async function createKnowledgeBaseModules(dependencies: ModuleDependencies) {
  const { config, database, jobs, events, storage, models, reader, log } = dependencies;
  const knowledge = await createKnowledgeBases({
    ...{ database, storage, models, jobs, events, reader, log },
    agents: createAgentDirectory(database),
    filesPerOrganization: config.organizationConcurrency.files,
  });
  return { knowledge };
}
