// An organization with a record for each page of the console.
import { addConversation, addPerson, save } from '../../api/dashboard/support.js';
import { eventually } from '../../support/eventually.js';
import type { CallResult, TestServer } from '../../support/server.js';

const dayMs = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString();

export interface Seeded {
  agentId: number;
  kbId: number;
  taskId: number;
  /** A conversation with two levels of sub-conversations. */
  threadId: string;
  skillId: number;
  webhookEndpointId: number;
}

async function post(server: TestServer, path: string, body: object): Promise<CallResult['body']> {
  const reply = await server.call('POST', path, { body });
  if (reply.status >= 300) throw new Error(`POST ${path}: ${reply.status} ${JSON.stringify(reply.body)}`);
  return reply.body;
}

const statuses = ['completed', 'completed', 'stopped', 'completed', 'error', 'completed', 'completed'] as const;

async function addConversations(server: TestServer, agentId: number, finderId: number): Promise<string> {
  const userId = 'user_org_admin_';
  let threadId = '';
  for (let days = 0; days < 29; days++) {
    const [at, streamStatus] = [daysAgo(days), statuses[days % statuses.length] ?? 'completed'];
    const rating = days % 2 === 0 ? ('helpful' as const) : ('not_helpful' as const);
    const top = await addConversation(server, {
      agentId,
      userId,
      createdAt: at,
      streamStatus,
      firstMessageText: `Question ${days}: E-17 <b>stops</b>`,
      tokens: [1000 + 90 * days, 200],
      lastedSeconds: 3 + (days % 7),
      latencyMs: 1500 + 400 * (days % 5),
      costUsd: 0.004 * (1 + (days % 6)),
      feedback: days % 3 === 0 ? [{ rating, comment: 'The brake.', at }] : [],
    });
    if (days % 4 !== 0) continue;
    const sub = { agentId: finderId, userId, createdAt: at, streamStatus: 'completed' as const };
    const below = await addConversation(server, {
      ...sub,
      upstreamId: top,
      firstMessageText: 'Which kit fits joint 2?',
    });
    await addConversation(server, { ...sub, upstreamId: below, firstMessageText: 'Is BK-2 in stock?' });
    if (days === 4) threadId = top;
  }
  return threadId;
}

async function addKnowledge(server: TestServer): Promise<number> {
  const { knowledgeBase } = await post(server, '/kb/manage', {
    name: 'Arm manuals',
    description: 'Manuals of all robot arms',
    embeddingModel: 'offline:embedding',
  });
  return knowledgeBase.id as number;
}

async function addSkill(server: TestServer): Promise<number> {
  const skillMdContent =
    '---\nname: brake-check\ndescription: Finds out why a brake does not release\nteam: Service\n---\n' +
    'Measure the 24 V supply.\n';
  return (await post(server, '/skills/manage', { skillMdContent })).skill.id as number;
}

/** The service disables the first endpoint, because its receiver returns 410. Returns the id of the second. */
async function addWebhookEndpoints(server: TestServer, receiverUrl: string): Promise<number> {
  const create = async (url: string, description: string) =>
    (await post(server, '/webhook-endpoints/manage', { url, description, eventTypes: ['run.completed', 'run.failed'] }))
      .webhookEndpoint.id as number;
  await create(`${receiverUrl}/gone`, 'Replaced by the support team');
  return create(receiverUrl, 'Alerts of the support team');
}

export async function seed(server: TestServer, receiverUrl: string): Promise<Seeded> {
  const webhookEndpointId = await addWebhookEndpoints(server, receiverUrl);
  const finder = await save(server, {
    name: 'Spare Parts Finder',
    description: 'Finds the part that fits a symptom',
    model: 'offline:echo',
  });
  const agent = await save(server, {
    name: 'Support Concierge',
    description: "Answers customers' questions about robot arms",
    model: 'offline:echo',
    systemPrompt: 'Be brief.',
    conversationStarters: ['My arm stops moving'],
  });
  await save(server, { id: agent.id, systemPrompt: 'Ask for the serial number first.', maxToolRoundtrips: 20 });
  const retired = await save(server, { name: 'Retired helper' });
  await server.call('DELETE', '/agents', { body: { agentId: retired.id } });
  const threadId = await addConversations(server, agent.id, finder.id);
  const kbId = await addKnowledge(server);
  const task = await post(server, '/scheduled-tasks/manage', {
    agentId: agent.id,
    name: 'Morning digest',
    prompt: 'Sum up the visits of yesterday.',
    schedule: '0 6 * * 1-5',
  });
  await post(server, '/scheduled-tasks/run', { taskId: task.id });
  for (const name of ['chiara', 'ben']) await addPerson(server, { userId: `user_${name}` });
  await post(server, '/admin/invitations', { invitations: [{ email: 'dora@acme-robotics.example' }] });
  await eventually(
    () => server.call('GET', '/scheduled-tasks/executions', { query: { taskId: task.id } }),
    ({ body }) => body[0]?.status === 'completed',
  );
  await post(server, '/mcp-servers/manage', { name: 'Parts inventory', url: 'https://93.184.216.34/mcp' });
  return { agentId: agent.id, kbId, taskId: task.id, threadId, skillId: await addSkill(server), webhookEndpointId };
}
