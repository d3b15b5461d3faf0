import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createEcho, message, readConversation } from '../api/chat/chat-client.js';
import { eventually } from '../support/eventually.js';
import { startTestServer, type TestServer } from '../support/server.js';
import { startSecondServer } from './second-server.js';
import { agentWith, call, run } from './support.js';

const priced = (inputPerMillionTokens: number, outputPerMillionTokens: number) => ({
  MODEL_CATALOG: JSON.stringify([{ id: 'offline:echo', price: { inputPerMillionTokens, outputPerMillionTokens } }]),
});

let server: TestServer;
beforeAll(async () => void (server = await startTestServer(priced(1_000, 5_000), { worker: true })));
afterAll(() => server?.stop());

type Usage = Record<'inputTokens' | 'outputTokens', number>;
const costOf = ({ inputTokens, outputTokens }: Usage, input: number, output: number) =>
  (inputTokens * input + outputTokens * output) / 1_000_000;

test('the cost of a run stays the same if the agent or the price changes later', async () => {
  const agent = await createEcho(server);
  const { conversation, threadId } = await run(server, agent.id, 'say The brake');
  const first = conversation.messages[1].usage;
  expect(conversation).toMatchObject({ source: 'chat', model: 'offline:echo', latencyMs: expect.any(Number) });
  expect(conversation.costUsd).toBeCloseTo(costOf(first, 1_000, 5_000), 10);
  expect(conversation.costUsd).toBeGreaterThan(0);

  const environment = { ...server.environment, ...priced(3_000, 7_000) };
  const [url, stop] = await startSecondServer({ ...server, environment });
  const reply = await fetch(`${url}/chat`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${await server.tokenFor()}` },
    body: JSON.stringify(message(agent.id, 'say The belt', { threadId })),
  });
  expect({ status: reply.status, text: await reply.text() }).toMatchObject({ status: 200 });
  await stop();
  await server.call('POST', '/agents', { body: { id: agent.id, model: 'openai:gpt-5-mini' } });

  const continued = await readConversation(server, threadId);
  const second = continued.messages[3].usage;
  expect(continued.model).toBe('offline:echo');
  expect(continued.costUsd).toBeCloseTo(costOf(first, 1_000, 5_000) + costOf(second, 3_000, 7_000), 10);
});

test('the conversation has the model and a cost of 0 if the provider of the run has no key', async () => {
  const agent = await createEcho(server, { model: 'openai:gpt-5-mini' });
  const { conversation } = await run(server, agent.id, 'Hello');
  expect(conversation).toMatchObject({ failureCode: 'model_not_configured', model: 'openai:gpt-5-mini', costUsd: 0 });
});

test("the cost of a called agent counts in its own conversation, and not in the caller's", async () => {
  const other = await agentWith(server, {}, { name: 'Parts' });
  const { id } = await agentWith(server, { call_agent: { callableAgentIds: [other.id] } });
  const { threadId, conversation } = await run(
    server,
    id,
    call('call_agent', { agentId: other.id, message: 'say BK-2 fits' }),
  );
  const { body } = await server.call('GET', '/conversations', { query: { source: 'agent', agentId: other.id } });
  const [nested] = body.conversations;
  expect(nested).toMatchObject({ upstreamConversationId: threadId, source: 'agent', model: 'offline:echo' });
  expect(nested.costUsd).toBeGreaterThan(0);
  expect(conversation.costUsd).toBeCloseTo(costOf(conversation.messages[1].usage, 1_000, 5_000), 10);
});

test('the conversation of a scheduled task has the source `task`, even after a user has continued it', async () => {
  const agent = await createEcho(server);
  const task = { agentId: agent.id, name: 'Digest', prompt: 'say Two visits', schedule: '0 6 * * *' };
  const { body } = await server.call('POST', '/scheduled-tasks/manage', { body: task });
  const started = await server.call('POST', '/scheduled-tasks/run', { body: { taskId: body.id } });
  expect(started.status).toBe(202);
  const find = async () =>
    (await server.call('GET', '/conversations', { query: { source: 'task', agentId: agent.id } })).body.conversations;
  const [{ id: threadId, costUsd, model, latencyMs }] = await eventually(find, (found) =>
    found.some(({ streamStatus }: { streamStatus: string }) => streamStatus === 'completed'),
  );
  expect({ model, latencyMs }).toEqual({ model: 'offline:echo', latencyMs: expect.any(Number) });
  await server.call('POST', '/chat', { body: message(agent.id, 'say More', { threadId }) });
  const [continued] = await find();
  expect(continued.costUsd).toBeGreaterThan(costUsd);
});
