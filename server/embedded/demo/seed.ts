// Adds demo data: the organization, members and agents of the contract's examples, created through the same code as
// requests. It is added once, so deleted records are not restored.
import type { AgentTags } from '../../modules/agent-tags/agent-tags.js';
import type { Agents } from '../../modules/agents/agents.js';
import type { Caller } from '../../platform/caller.js';
import { addDemoConversations, type DemoAgents, type DemoConversationDependencies } from './conversations.js';
import { addDemoOrganizations, demoOrganizationId, type EmbeddedIdentityProvider } from '../identity/index.js';

export interface SeedDependencies extends DemoConversationDependencies {
  identityProvider: EmbeddedIdentityProvider;
  agents: Agents;
  agentTags: AgentTags;
}

const tokenLifetimeSeconds = 12 * 60 * 60;
const ada: Caller = {
  userId: 'user_2kAdaOkafor5tN8wQy3Kd',
  organizationId: demoOrganizationId,
  role: 'org:admin',
  permissions: [],
};
const ben: Caller = {
  userId: 'user_2kBenLindqvist4sM7xPz2Jc',
  organizationId: demoOrganizationId,
  role: 'org:agent_manager',
  permissions: [],
};

async function addAgents({ agents, agentTags }: SeedDependencies): Promise<DemoAgents> {
  const customerFacing = await agentTags.create(ada, 'customer-facing');
  const fieldService = await agentTags.create(ada, 'field-service');
  const partsFinder = await agents.save(ada, {
    name: 'Spare Parts Finder',
    description: 'Finds the part that fits a symptom',
    model: 'offline:echo',
    systemPrompt: 'Find spare parts of Acme robot arms by symptom and serial number.',
    stage: 'released',
    showInChat: false,
  });
  const concierge = await agents.save(ada, {
    name: 'Support Concierge',
    description: "Answers customers' questions about Acme's robot arms",
    model: 'offline:echo',
    systemPrompt: 'You are the first contact for owners of Acme robot arms. Be brief and precise.',
    conversationStarters: ['My arm stops moving', 'How do I change a gripper?'],
    tagIds: [customerFacing.id, fieldService.id],
  });
  await agents.versions.checkpoint(ben, concierge.id, 'Before the manual');
  await agents.save(ben, {
    id: concierge.id,
    systemPrompt: 'You are the first contact for owners of Acme robot arms. Ask for the serial number first.',
    maxToolRoundtrips: 20,
    stage: 'released',
    emailSlug: 'support-concierge',
    tools: {
      call_agent: {
        description: 'Hands a task to another agent of the organization and returns its answer.',
        parameters: {
          type: 'object',
          properties: { agentId: { type: 'integer' }, message: { type: 'string' } },
          required: ['agentId', 'message'],
        },
        config: { callableAgentIds: [partsFinder.id] },
      },
    },
  });
  const reportWriter = await agents.save(ben, {
    name: 'Field Report Writer',
    description: "Turns a technician's notes into a visit report",
    model: 'offline:echo',
    systemPrompt: 'Write clear visit reports in the past tense. Never invent measurements.',
    conversationStarters: ["Write up today's visit"],
    tagIds: [fieldService.id],
  });
  return { concierge: concierge.id, partsFinder: partsFinder.id, reportWriter: reportWriter.id };
}

/** Adds the demo organization if it does not exist. Returns a token of its administrator. */
export async function seedDemo(dependencies: SeedDependencies): Promise<{ organizationName: string; token: string }> {
  const isNew = await addDemoOrganizations(dependencies.identityProvider);
  if (isNew) await addDemoConversations(dependencies, demoOrganizationId, await addAgents(dependencies), new Date());
  const token = await dependencies.identityProvider.mintToken({
    userId: ada.userId,
    organizationId: demoOrganizationId,
    lifetimeSeconds: tokenLifetimeSeconds,
  });
  return { organizationName: `Acme Robotics (${demoOrganizationId}), as Ada Okafor, administrator`, token };
}
