// What an agent's configuration refers to. Which of it exists is asked of the nouns that own it.
import type { Configuration } from './configuration.js';

/** Things of the organization that a configuration refers to by id. */
export interface References {
  agents: number[];
  knowledgeBases: number[];
  skills: number[];
  toolServers: number[];
}

/** Answers for the nouns that agents refer to: which of the ids do not exist in the organization. */
export interface ReferenceChecks {
  knowledgeBases(organizationId: string, ids: readonly number[]): Promise<number[]>;
  skills(organizationId: string, ids: readonly number[]): Promise<number[]>;
  toolServers(organizationId: string, ids: readonly number[]): Promise<number[]>;
}

const allMissing = (_organizationId: string, ids: readonly number[]) => Promise.resolve([...ids]);

/** For as long as a noun is not built: no record of it exists. */
export const noneExist: ReferenceChecks = { knowledgeBases: allMissing, skills: allMissing, toolServers: allMissing };

export function referencesOf({ tools, mcpServers }: Pick<Configuration, 'tools' | 'mcpServers'>): References {
  const configs = Object.values(tools).flatMap((tool) => ('config' in tool && tool.config ? [tool.config] : []));
  return {
    agents: configs.flatMap(({ callableAgentIds }) => (callableAgentIds ?? []).map(Number)),
    knowledgeBases: configs.flatMap(({ accessibleKnowledgeBaseIds, writableKnowledgeBaseIds }) => [
      ...(accessibleKnowledgeBaseIds ?? []),
      ...(writableKnowledgeBaseIds ?? []),
    ]),
    skills: configs.flatMap(({ skillIds }) => skillIds ?? []),
    toolServers: mcpServers ?? [],
  };
}

const without = (ids: number[], known: number[]): number[] => [...new Set(ids)].filter((id) => !known.includes(id));

/**
 * References that a change adds, each once. What an agent refers to already is not asked about again: it may have been deleted since, and
 * an agent that was read must still be writable.
 */
export function addedReferences(before: References | null, after: References): References {
  return {
    agents: without(after.agents, before?.agents ?? []),
    knowledgeBases: without(after.knowledgeBases, before?.knowledgeBases ?? []),
    skills: without(after.skills, before?.skills ?? []),
    toolServers: without(after.toolServers, before?.toolServers ?? []),
  };
}
