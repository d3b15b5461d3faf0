// Ids of the records that an agent's configuration refers to.
import type { Configuration } from './configuration.js';

export interface References {
  agents: number[];
  knowledgeBases: number[];
  skills: number[];
  toolServers: number[];
}

/** Each function returns the ids that do not exist in the organization. */
export interface ReferenceChecks {
  knowledgeBases(organizationId: string, ids: readonly number[]): Promise<number[]>;
  skills(organizationId: string, ids: readonly number[]): Promise<number[]>;
  toolServers(organizationId: string, ids: readonly number[]): Promise<number[]>;
}

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

export const hasReferences = ({ tools = {}, mcpServers = null }: Partial<Configuration>): boolean =>
  Object.values(referencesOf({ tools, mcpServers })).some((ids) => ids.length > 0);

const without = (ids: number[], known: number[]): number[] => [...new Set(ids)].filter((id) => !known.includes(id));

/**
 * Returns the references that a change adds, without duplicates. A save checks only these references, so that an agent
 * that refers to a deleted record can still be saved.
 */
export function addedReferences(before: References | null, after: References): References {
  return {
    agents: without(after.agents, before?.agents ?? []),
    knowledgeBases: without(after.knowledgeBases, before?.knowledgeBases ?? []),
    skills: without(after.skills, before?.skills ?? []),
    toolServers: without(after.toolServers, before?.toolServers ?? []),
  };
}

export interface Reference {
  readonly kind: keyof References;
  readonly id: number;
}

export const nameOf: Readonly<Record<Reference['kind'], string>> = {
  agents: 'Agent',
  knowledgeBases: 'Knowledge base',
  skills: 'Skill',
  toolServers: 'Tool server',
};

/** The tool settings that contain ids, by the kind of record. */
const settingsOf = {
  agents: ['callableAgentIds'],
  knowledgeBases: ['accessibleKnowledgeBaseIds', 'writableKnowledgeBaseIds'],
  skills: ['skillIds'],
} as const;

export function withoutReference<Fields extends Pick<Configuration, 'tools' | 'mcpServers'>>(
  { tools, mcpServers }: Fields,
  { kind, id }: Reference,
): Pick<Configuration, 'tools' | 'mcpServers'> {
  if (kind === 'toolServers') return { tools, mcpServers: mcpServers?.filter((serverId) => serverId !== id) ?? null };
  const kept = Object.entries(tools).map(([name, tool]) => {
    if (!('config' in tool) || !tool.config) return [name, tool] as const;
    const config: Record<string, unknown> = { ...tool.config };
    for (const setting of settingsOf[kind]) {
      const ids = tool.config[setting];
      if (ids !== undefined) config[setting] = ids.filter((one) => Number(one) !== id);
    }
    return [name, { ...tool, config }] as const;
  });
  return { tools: Object.fromEntries(kept) as Configuration['tools'], mcpServers };
}
