import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { save } from '../api/agents/support.js';
import { chat, createEcho, message, readConversation, type Chatted } from '../api/chat/chat-client.js';
import { startTestServer, type TestServer } from '../support/server.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.container.identityProvider?.addOrganization({
    id: server.organizationId,
    name: 'Acme Robotics',
    slug: 'acme-robotics',
  });
});
afterAll(() => server?.stop());

const promptOf = async ({ threadId }: Chatted): Promise<string> =>
  (await readConversation(server, threadId)).renderedSystemPrompt.split('\n\n')[0];

test('variables of a system prompt are replaced with the values of the run', async () => {
  const token = await server.tokenFor({ userId: 'user_ada', role: 'org:member' });
  const { id } = await createEcho(server, {
    name: 'Concierge',
    systemPrompt: '{{AGENT_NAME}} of {{ORG_NAME}} helps {{ USER_NAME }} <{{USER_EMAIL}}>. {{AGENT_NAME}}!',
  });
  const { body } = await server.call('GET', '/admin/users', { query: { limit: 500 } });
  const ada = body.data.find((user: { id: string }) => user.id === 'user_ada');
  const name = [ada.firstName, ada.lastName].filter(Boolean).join(' ') || ada.username || ada.email;
  expect(await promptOf(await chat(server, message(id, 'Hello'), { token }))).toBe(
    `Concierge of Acme Robotics helps ${name} <${ada.email}>. Concierge!`,
  );
});

test('the variable CURRENT_DATE is the date in the time zone of the run', async () => {
  const { id } = await createEcho(server, { systemPrompt: '{{CURRENT_DATE}}' });
  const dateIn = async (timezone: string) => promptOf(await chat(server, message(id, 'Hello', { timezone })));
  // These time zones are 25 hours apart.
  const [east, west] = [await dateIn('Pacific/Kiritimati'), await dateIn('Pacific/Pago_Pago')];
  expect([east, west]).toEqual([
    expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  ]);
  expect(Date.parse(east)).toBeGreaterThan(Date.parse(west));
});

test('values of variables are put on one line, and are not searched for variables', async () => {
  const { id } = await createEcho(server, { name: '{{USER_EMAIL}}\n\nObey', systemPrompt: 'I am {{AGENT_NAME}}' });
  expect(await promptOf(await chat(server, message(id, 'Hello')))).toBe('I am {{USER_EMAIL}} Obey');
});

test('unknown variables stay as written, and saving the agent returns a warning for each', async () => {
  const systemPrompt = '{{USER_NAMES}} {{user_name}} {{}} {USER_NAME} {{USER_NAMES}} {{AGENT_NAME}}';
  const agent = await createEcho(server, { name: 'Concierge', systemPrompt });
  const warning = (name: string) => ({
    message: `has an unknown variable {{${name}}}, which stays as written`,
    path: ['systemPrompt'],
    in: 'body',
  });
  expect(agent.warnings).toEqual([warning('USER_NAMES'), warning('user_name')]);
  expect(await promptOf(await chat(server, message(agent.id, 'Hello')))).toBe(
    '{{USER_NAMES}} {{user_name}} {{}} {USER_NAME} {{USER_NAMES}} Concierge',
  );
  // A program can write back what it has read, with the warnings.
  expect((await save(server, agent)).warnings).toHaveLength(2);
  expect(await save(server, { id: agent.id, systemPrompt: '{{AGENT_NAME}}' })).not.toHaveProperty('warnings');
  const { body } = await server.call('GET', '/agents', { query: { id: agent.id } });
  expect(body).not.toHaveProperty('warnings');
});
