import type { Knex } from 'knex';
import type { AgentTags } from '../../modules/agent-tags/agent-tags.js';
import type { Agents } from '../../modules/agents/agents.js';
import { autocommit } from '../../platform/unit-of-work/unit-of-work.js';
import { defaults } from '../../generated/fields.js';
import { setNextIds } from './record-ids.js';
import { ada, ben } from './people.js';

export interface DemoAgents {
  concierge: number;
  partsFinder: number;
  reportWriter: number;
}

export interface DemoAgentDependencies {
  database: Knex;
  agents: Agents;
  agentTags: AgentTags;
}

/** Ids of the records that agents use. */
export interface AgentResources {
  manuals: number;
  incidentReport: number;
  partsInventory: number;
}

const model = 'offline:echo';

const toolsOf = ({ manuals, incidentReport }: AgentResources, partsFinder: number) => ({
  search_knowledge_base: {
    description: 'Searches the knowledge bases the agent may read.',
    parameters: { type: 'object', properties: { query: { type: 'string' } }, required: ['query'] },
    config: { accessibleKnowledgeBaseIds: [manuals] },
  },
  load_skill: {
    description: 'Returns the instructions of a skill.',
    parameters: { type: 'object', properties: { skillId: { type: 'integer' } }, required: ['skillId'] },
    config: { skillIds: [incidentReport] },
  },
  call_agent: {
    description: 'Hands a task to another agent of the organization and returns its answer.',
    parameters: {
      type: 'object',
      properties: { agentId: { type: 'integer' }, message: { type: 'string' } },
      required: ['agentId', 'message'],
    },
    config: { callableAgentIds: [partsFinder] },
  },
});

async function addConcierge(
  { database, agents }: DemoAgentDependencies,
  tagIds: number[],
  resources: AgentResources,
  partsFinder: number,
): Promise<number> {
  await setNextIds(database, { agents: 1, agent_versions: 11 });
  const { id } = await agents.save(
    ada,
    {
      name: 'Support Concierge',
      description: "Answers customers' questions about Acme's robot arms",
      model,
      systemPrompt: 'You are the first contact for owners of Acme robot arms. Be brief and precise.',
      conversationStarters: ['My arm stops moving', 'How do I change a gripper?'],
      tagIds,
    },
    autocommit,
  );
  await agents.versions.checkpoint(ben, id, 'Before the manual', autocommit);
  await agents.save(
    ben,
    {
      id,
      systemPrompt: 'You are the first contact for owners of Acme robot arms. Ask for the serial number first.',
      maxToolRoundtrips: 20,
      stage: 'released',
      emailSlug: 'support-concierge',
      mcpServers: [resources.partsInventory],
      tools: toolsOf(resources, partsFinder),
    },
    autocommit,
  );
  return id;
}

async function addReportWriter({ agents }: DemoAgentDependencies, tagIds: number[]): Promise<number> {
  const { id } = await agents.save(
    ben,
    {
      name: 'Field Report Writer',
      description: "Turns a technician's notes into a visit report",
      model,
      maxOutputTokens: 4000,
      systemPrompt: 'Write clear visit reports in the past tense. Never invent measurements.',
      conversationStarters: ["Write up today's visit"],
      tagIds,
    },
    autocommit,
  );
  return id;
}

export async function addAgents(dependencies: DemoAgentDependencies, resources: AgentResources): Promise<DemoAgents> {
  const { database, agents, agentTags } = dependencies;
  await setNextIds(database, { agent_tags: 1, agents: 2, agent_versions: 9 });
  const createTag = (name: string) => agentTags.create(ada, { ...defaults.AgentTagCreate, name }, autocommit);
  const customerFacing = await createTag('customer-facing');
  const fieldService = await createTag('field-service');
  const seasonal = await createTag('seasonal');
  const reportWriter = await addReportWriter(dependencies, [fieldService.id]);
  const partsFinder = await agents.save(
    ada,
    {
      name: 'Spare Parts Finder',
      description: 'Finds the part that fits a symptom',
      model,
      systemPrompt: 'Find spare parts of Acme robot arms by symptom and serial number.',
      stage: 'released',
      showInChat: false,
    },
    autocommit,
  );
  const tagIds = [customerFacing.id, fieldService.id];
  const concierge = await addConcierge(dependencies, tagIds, resources, partsFinder.id);
  await setNextIds(database, { agents: 4 });
  await agents.save(
    ada,
    {
      name: 'Winter Sale Helper',
      description: 'Answered questions about the winter sale',
      model,
      systemPrompt: 'Answer questions about the winter sale.',
      tagIds: [seasonal.id],
    },
    autocommit,
  );
  await setNextIds(database, { agents: 9 });
  const clerk = await agents.save(
    ada,
    { name: 'Warranty Clerk', description: 'Checked warranties', model },
    autocommit,
  );
  await agents.delete(ada, clerk.id, autocommit);
  return { concierge, partsFinder: partsFinder.id, reportWriter };
}
