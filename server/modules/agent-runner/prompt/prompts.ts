import { isClientError } from '../../../platform/errors.js';
import type { Agent, Agents } from '../../agents/agents.js';
import { variablesIn, withValues, type PromptVariable } from '../../agents/prompt-variables.js';
import type { KnowledgeForAgents, NamesForAgents, SkillsForAgents, Summary } from '../ports.js';
import { dateIn, renderSystemPrompt } from './prompt-text.js';
import type { ToolSettings } from '../agent-tools/context.js';

export interface PromptOf {
  readonly organizationId: string;
  /** Owner of the conversation. */
  readonly userId: string;
  readonly agentId: number;
  /** Valid IANA time zone name. */
  readonly timezone: string;
}

export interface Prompts {
  /**
   * Returns the system prompt. Reads the agent if none is given. Throws `agent_not_found` if the agent does not exist.
   */
  render(prompt: PromptOf, agent?: Agent): Promise<string>;
}

export interface PromptsDependencies {
  readonly agents: Pick<Agents, 'get'>;
  readonly knowledge: Pick<KnowledgeForAgents, 'summaries'>;
  readonly skills: Pick<SkillsForAgents, 'summaries'>;
  readonly names: NamesForAgents;
  readonly now: () => Date;
}

function settingsOf({ tools }: Agent, name: string): ToolSettings {
  const definition = tools[name];
  return (definition && 'config' in definition && definition.config) || {};
}

/** Maximum callable agents listed in a prompt. */
const maxAgents = 50;

/** Omits agents that were deleted. */
async function summariesOfAgents(
  agents: Pick<Agents, 'get'>,
  organizationId: string,
  ids: readonly number[],
): Promise<Summary[]> {
  const found = await Promise.all(
    ids.slice(0, maxAgents).map((id) =>
      agents.get(organizationId, id).catch((error: unknown) => {
        if (isClientError(error)) return null;
        throw error;
      }),
    ),
  );
  return found.filter((agent) => agent !== null);
}

export function createPrompts({ agents, knowledge, skills, names, now }: PromptsDependencies): Prompts {
  async function instructionsOf(agent: Agent, { organizationId, userId, timezone }: PromptOf): Promise<string> {
    const used = variablesIn(agent.systemPrompt);
    const uses = (...variables: PromptVariable[]) => variables.some((name) => used.includes(name));
    const [organization, user] = await Promise.all([
      uses('ORG_NAME') ? names.ofOrganization(organizationId) : '',
      uses('USER_EMAIL', 'USER_NAME') ? names.ofUser(organizationId, userId) : { email: '', name: '' },
    ]);
    return withValues(agent.systemPrompt, {
      CURRENT_DATE: dateIn(timezone, now()),
      USER_EMAIL: user.email,
      USER_NAME: user.name,
      ORG_NAME: organization,
      AGENT_NAME: agent.name,
    });
  }

  return {
    async render(prompt, given) {
      const { organizationId, agentId, timezone } = prompt;
      const agent = given ?? (await agents.get(organizationId, agentId));
      const ids = [
        ...(settingsOf(agent, 'search_knowledge_base').accessibleKnowledgeBaseIds ?? []),
        ...(settingsOf(agent, 'read_kb_file').accessibleKnowledgeBaseIds ?? []),
        ...(settingsOf(agent, 'write_to_knowledge_base').writableKnowledgeBaseIds ?? []),
      ];
      const skillIds = settingsOf(agent, 'load_skill').skillIds ?? [];
      const agentIds = (settingsOf(agent, 'call_agent').callableAgentIds ?? []).map(Number);
      const [instructions, knowledgeBases, loadable, callable] = await Promise.all([
        instructionsOf(agent, prompt),
        ids.length === 0 ? [] : knowledge.summaries(organizationId, [...new Set(ids)]),
        skillIds.length === 0 ? [] : skills.summaries(organizationId, skillIds),
        summariesOfAgents(agents, organizationId, [...new Set(agentIds)]),
      ]);
      return renderSystemPrompt({
        instructions,
        now: now(),
        timezone,
        knowledgeBases,
        skills: loadable,
        agents: callable,
      });
    },
  };
}
