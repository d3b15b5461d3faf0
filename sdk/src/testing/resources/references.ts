// Records that the configuration of an agent refers to.
import type * as schemas from '../../generated/schemas.js';
import { FakeError } from '../errors.js';
import type { Store, StoredAgent } from '../store.js';
import { isSame } from '../values.js';
import { activeAgents, configurationOf, publish } from './agent-records.js';

type Configuration = schemas.AgentConfiguration;
type Kind = 'agents' | 'knowledgeBases' | 'skills' | 'toolServers';

const settingsOf = {
  agents: ['callableAgentIds'],
  knowledgeBases: ['accessibleKnowledgeBaseIds', 'writableKnowledgeBaseIds'],
  skills: ['skillIds'],
  toolServers: [],
} as const;

const kindNames: Record<Kind, string> = {
  agents: 'Agent',
  knowledgeBases: 'Knowledge base',
  skills: 'Skill',
  toolServers: 'Tool server',
};

function referencesOf({ tools, mcpServers }: Configuration, kind: Kind): number[] {
  if (kind === 'toolServers') return mcpServers ?? [];
  return Object.values(tools).flatMap((tool) =>
    'config' in tool && tool.config ? settingsOf[kind].flatMap((name) => (tool.config?.[name] ?? []).map(Number)) : [],
  );
}

/** Checks only the references that the change adds. */
export function checkReferences(store: Store, before: Configuration | null, after: Configuration): void {
  const exists: Record<Kind, (id: number) => boolean> = {
    agents: (id) => store.agents.find(id)?.isDeleted === false,
    knowledgeBases: (id) => store.knowledgeBases.find(id)?.isDeleted === false,
    skills: (id) => store.skills.find(id)?.isDeleted === false,
    toolServers: (id) => store.toolServers.find(id) !== undefined,
  };
  for (const kind of Object.keys(exists) as Kind[]) {
    const known = before ? referencesOf(before, kind) : [];
    const missing = referencesOf(after, kind).find((id) => !known.includes(id) && !exists[kind](id));
    if (missing !== undefined) throw notFound(kindNames[kind], missing);
  }
}

export function checkTags(store: Store, tagIds: readonly number[] = []): void {
  const missing = tagIds.find((id) => store.agentTags.find(id) === undefined);
  if (missing !== undefined) throw notFound('Tag', missing);
}

const notFound = (thing: string, id: number) => new FakeError('reference_not_found', { values: { thing, id } });

export function removeReference(store: Store, { kind, id }: { kind: Kind; id: number }, userId: string): void {
  for (const agent of activeAgents(store)) {
    const configuration = configurationOf(withoutReference(agent, kind, id));
    if (!isSame(configuration, configurationOf(agent)))
      publish(store, agent, configuration, {
        ...{ source: 'save', label: `${kindNames[kind]} ${id} was deleted` },
        createdBy: userId,
      });
  }
}

function withoutReference(agent: StoredAgent, kind: Kind, id: number): Configuration {
  if (kind === 'toolServers')
    return { ...agent, mcpServers: agent.mcpServers?.filter((serverId) => serverId !== id) ?? null };
  const tools = Object.entries(agent.tools).map(([name, tool]) => {
    if (!('config' in tool) || !tool.config) return [name, tool];
    const config: Record<string, unknown> = { ...tool.config };
    for (const setting of settingsOf[kind]) {
      const ids = tool.config[setting];
      if (ids) config[setting] = ids.filter((one) => Number(one) !== id);
    }
    return [name, { ...tool, config }];
  });
  return { ...agent, tools: Object.fromEntries(tools) as Configuration['tools'] };
}
