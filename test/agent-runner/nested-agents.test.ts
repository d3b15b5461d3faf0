import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openStream, message, textPart, waitForEnd } from '../api/chat/chat-client.js';
import { eventually } from '../support/eventually.js';
import { startTestServer, type TestServer } from '../support/server.js';
import { agentWith, call, run } from './support.js';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer({}, { worker: true })));
afterAll(() => server?.stop());

const callable = (...ids: (number | string)[]) => ({ call_agent: { callableAgentIds: ids } });
const ask = (agentId: number, text: string) => call('call_agent', { agentId, message: text });
const below = (threadId: string): Promise<Record<string, unknown>[]> =>
  server.database('conversations').where({ upstream_conversation_id: threadId }).orderBy('created_at');

/** Creates agents, each of which may call the next. */
async function line(length: number): Promise<number[]> {
  const ids: number[] = [];
  for (let n = 0; n < length; n++)
    ids.unshift((await agentWith(server, ids[0] === undefined ? {} : callable(ids[0]))).id);
  return ids;
}

test('the called agent answers in its own sub-conversation', async () => {
  const other = await agentWith(server, {}, { name: 'Parts', systemPrompt: 'Know parts.' });
  const { id } = await agentWith(server, callable(String(other.id)));
  const { calls, text, threadId, conversation } = await run(server, id, ask(other.id, 'say BK-2 fits'));
  expect(calls).toMatchObject([{ type: 'tool-call_agent', state: 'output-available', output: 'BK-2 fits' }]);
  expect(text).toBe('call_agent answered: BK-2 fits');
  expect(conversation.renderedSystemPrompt).toContain(`- ${other.id}: Parts`);
  expect(await below(threadId)).toMatchObject([
    {
      agent_id: other.id,
      user_id: conversation.userId,
      stream_status: 'completed',
      user_message_count: 1,
      assistant_message_count: 1,
      rendered_system_prompt: expect.stringContaining('Know parts.'),
    },
  ]);
});

test('an agent calls only the agents in its settings, except those that wait for it or were deleted', async () => {
  const [uncallable, gone] = [await agentWith(server, {}), await agentWith(server, {})];
  const first = await agentWith(server, {});
  const second = await agentWith(server, callable(first.id));
  await server.call('POST', '/agents', {
    body: {
      id: first.id,
      tools: {
        call_agent: { description: 'x', parameters: {}, config: { callableAgentIds: [second.id, first.id, gone.id] } },
      },
    },
  });
  // The agent is deleted, but its id is not yet removed from the configuration of the callers.
  await server.database('agents').where({ id: gone.id }).update({ deleted_at: new Date() });
  const lines = [ask(uncallable.id, 'x'), ask(first.id, 'x'), ask(gone.id, 'x'), ask(second.id, ask(first.id, 'x'))];
  const { calls } = await run(server, first.id, lines.join('\n'));
  expect(calls.map(({ errorText, output }) => errorText ?? output)).toEqual([
    `This agent may not call agent ${uncallable.id}.`,
    `Agent ${first.id} is already part of this chain of calls and cannot be called again.`,
    `Agent ${gone.id} no longer exists.`,
    `call_agent answered: Agent ${first.id} is already part of this chain of calls and cannot be called again.`,
  ]);
});

test('a chain of calls has at most five agents', async () => {
  const [a, b, c, d, e, f] = (await line(6)) as [number, number, number, number, number, number];
  const { text } = await run(server, a, ask(b, ask(c, ask(d, ask(e, ask(f, 'say deep'))))));
  expect(text).toContain('The chain of calls already has 5 agents');
  const { text: four } = await run(server, a, ask(b, ask(c, ask(d, ask(e, 'say deep')))));
  expect(four).toMatch(/deep$/);
});

test('a failure of the called agent is a tool failure, and the caller continues', async () => {
  const other = await agentWith(server, {});
  const { id } = await agentWith(server, callable(other.id));
  const { calls, conversation, threadId } = await run(
    server,
    id,
    `${ask(other.id, 'fail')}\n${ask(other.id, 'fail midway')}`,
  );
  expect(calls).toMatchObject(
    [1, 2].map(() => ({
      state: 'output-error',
      errorText: `Agent ${other.id} could not answer. The model provider failed`,
    })),
  );
  expect(conversation.streamStatus).toBe('completed');
  expect((await below(threadId)).map((row) => row['stream_status'])).toEqual(['error', 'error']);
});

test('stopping the caller stops the agents it waits for', async () => {
  const other = await agentWith(server, {});
  const { id } = await agentWith(server, callable(other.id));
  const stream = await openStream(
    server,
    message(id, ask(other.id, 'slow 200\nsay a b c d e f g h i j k l m n o p q r s t u v w x y z')),
  );
  await stream.nextEvent('tool-input-available');
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(await server.call('POST', '/conversations/stop', { body: { threadId: stream.threadId } })).toMatchObject({
    status: 200,
  });
  await stream.nextEvent('abort');
  expect(await waitForEnd(server, stream.threadId)).toMatchObject({ streamStatus: 'stopped' });
  const [child] = await below(stream.threadId);
  expect(child).toMatchObject({ stream_status: 'stopped', assistant_message_count: 1 });
});

test('the stop of a process does not interrupt an agent that a background run calls', async () => {
  const stopping = await startTestServer({}, { worker: true });
  try {
    const other = await agentWith(stopping, {});
    const { id } = await agentWith(stopping, callable(other.id));
    const { body } = await stopping.call('POST', '/chat', {
      body: message(id, ask(other.id, 'slow 200\nsay one two three four')),
      headers: { 'X-Stream-Response': 'false' },
    });
    const called = () =>
      stopping.database('conversations').where({ upstream_conversation_id: body.threadId }).pluck('stream_status');
    expect(await eventually(called, (statuses) => statuses.length > 0)).toEqual(['in_progress']);
    await stopping.container.modules.agentRunner.stop(0, { storeMs: 30_000 });
    expect(await called()).toEqual(['completed']);
    expect(await waitForEnd(stopping, body.threadId)).toMatchObject({ streamStatus: 'completed' });
  } finally {
    await stopping.stop();
  }
});

test('two calls of agents in one run open two conversations', async () => {
  const [one, two] = [await agentWith(server, {}), await agentWith(server, {})];
  const { id } = await agentWith(server, callable(one.id, two.id));
  const { text, threadId } = await run(server, id, `${ask(one.id, 'say 1')}\n${ask(two.id, 'say 2')}`);
  expect(text).toBe('call_agent answered: 1\ncall_agent answered: 2');
  const rows = await below(threadId);
  expect(rows.map((row) => row['agent_id'])).toEqual([one.id, two.id]);
  const messages = await server.database('messages').where({ conversation_id: rows[0]?.['id'], role: 'user' });
  expect(messages[0].parts).toEqual([textPart('say 1')]);
});
