// Renders the system prompt of an agent's next turn from current data.
import type { Agents } from '../agents/agents.js';
import type { Agent } from '../agents/repository.js';
import type { KnowledgeForAgents, SkillsForAgents, Summary } from './ports.js';
import { renderSystemPrompt } from './system-prompt.js';
import type { ToolSettings } from './tools/context.js';

export interface Prompts {
  /** Throws 404 if the agent does not exist. The caller has validated `timezone`. */
  render(organizationId: string, agentId: number, timezone: string): Promise<string>;
}

export interface PromptsDependencies {
  readonly agents: Pick<Agents, 'get'>;
  readonly knowledge: Pick<KnowledgeForAgents, 'summaries'>;
  readonly skills: Pick<SkillsForAgents, 'summaries'>;
  readonly now: () => Date;
}

/** Returns the settings of a tool, or an empty object if the agent does not have the tool. */
function settingsOf({ tools }: Agent, name: string): ToolSettings {
  const definition = tools[name];
  return (definition && 'config' in definition && definition.config) || {};
}

/** Maximum callable agents listed in a prompt. */
const maxAgents = 50;

export function createPrompts({ agents, knowledge, skills, now }: PromptsDependencies): Prompts {
  async function summariesOfAgents(organizationId: string, ids: readonly number[]): Promise<Summary[]> {
    const found = await Promise.allSettled(ids.slice(0, maxAgents).map((id) => agents.get(organizationId, id)));
    // Omits agents that were deleted.
    return found.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  }

  return {
    async render(organizationId, agentId, timezone) {
      const agent = await agents.get(organizationId, agentId);
      const ids = [
        ...(settingsOf(agent, 'search_knowledge_base').accessibleKnowledgeBaseIds ?? []),
        ...(settingsOf(agent, 'read_kb_file').accessibleKnowledgeBaseIds ?? []),
        ...(settingsOf(agent, 'write_to_knowledge_base').writableKnowledgeBaseIds ?? []),
      ];
      const skillIds = settingsOf(agent, 'load_skill').skillIds ?? [];
      const agentIds = (settingsOf(agent, 'call_agent').callableAgentIds ?? []).map(Number);
      const [knowledgeBases, loadable, callable] = await Promise.all([
        ids.length === 0 ? [] : knowledge.summaries(organizationId, [...new Set(ids)]),
        skillIds.length === 0 ? [] : skills.summaries(organizationId, skillIds),
        summariesOfAgents(organizationId, [...new Set(agentIds)]),
      ]);
      return renderSystemPrompt({
        instructions: agent.systemPrompt,
        now: now(),
        timezone,
        knowledgeBases,
        skills: loadable,
        agents: callable,
      });
    },
  };
}
