import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createEcho, message, openStream, waitForEnd } from '../api/chat/chat-client.js';
import { connectServer, readServer } from '../api/tool-servers/support.js';
import { startTestServer, type TestServer } from '../support/server.js';
import { startToolServer, toolServerKey } from '../support/tool-server.js';
import {
  callsTool,
  fails,
  serverKey,
  startChatServer,
  streamsEvents,
  streamsText,
  type ChatServer,
} from '../models/support.js';
import { call, run } from './support.js';

let outside: Awaited<ReturnType<typeof startToolServer>>;
let provider: ChatServer;
let server: TestServer;
beforeAll(async () => {
  outside = await startToolServer();
  provider = await startChatServer();
  server = await startTestServer({
    TOOL_SERVER_ALLOWED_ADDRESSES: '127.0.0.1',
    OPENAI_API_KEY: serverKey,
    OPENAI_BASE_URL: provider.baseUrl,
    MODEL_SERVERS: JSON.stringify([{ name: 'local', baseUrl: provider.baseUrl, apiKey: serverKey }]),
  });
});
afterAll(async () => {
  await server?.stop();
  await outside?.stop();
  await provider?.stop();
});

/** Creates an agent with one tool server. `toolName` returns the name that a tool of the server has in the agent. */
async function agentOn(fields: Record<string, unknown>) {
  const { id: serverId } = await connectServer(server, fields);
  const { id } = await createEcho(server, { mcpServers: [serverId] });
  return { id: id as number, serverId: serverId as number, toolName: (name: string) => `mcp_${serverId}_${name}` };
}

const good = () => ({ url: outside.url, headers: { Authorization: toolServerKey } });

test('the tools of a tool server are called, and their results and failures reach the model', async () => {
  const { id, toolName } = await agentOn(good());
  const { calls, text, conversation } = await run(
    server,
    id,
    [call(toolName('find_part'), { partNumber: 'BK-2' }), call(toolName('order'), {}), call(toolName('huge'), {})].join(
      '\n',
    ),
  );
  expect(calls[0]).toMatchObject({ type: `tool-${toolName('find_part')}`, state: 'output-available' });
  expect(text).toContain('BK-2: gripper jaw');
  expect(text).toContain('The warehouse is closed');
  expect(calls[1]).toMatchObject({
    state: 'output-error',
    errorText: expect.stringContaining('The warehouse is closed'),
  });
  expect(JSON.stringify(calls[2]).length).toBeLessThan(150_000);
  expect(conversation.streamStatus).toBe('completed');
  expect(conversation.messages[1]).not.toHaveProperty('warnings');
});

test('a run removes the characters that Postgres cannot store from a tool result', async () => {
  const { id, toolName } = await agentOn(good());
  const { calls, conversation } = await run(server, id, call(toolName('nul'), {}));
  expect(conversation.streamStatus).toBe('completed');
  expect(JSON.stringify(calls[0].output)).not.toMatch(/\\u0000/);
});

test('a run skips a tool server that returns 401, and the answer has a warning', async () => {
  const { id, serverId, toolName } = await agentOn({ url: outside.url });
  const { text, events, calls, conversation } = await run(
    server,
    id,
    [call(toolName('find_part'), { partNumber: 'BK-2' }), 'say fine'].join('\n'),
  );
  expect(text).toBe('fine');
  const { name } = await readServer(server, serverId);
  const cause = 'The tool server refused the headers (status 401).';
  const message = `The tools of the tool server "${name}" are missing. ${cause}`;
  const warnings = [{ code: 'tool_server_unavailable', toolServerId: serverId, message }];
  expect(conversation.messages[1]).toMatchObject({ role: 'assistant', warnings });
  expect(conversation.messages[0]).not.toHaveProperty('warnings');
  expect(events[1]).toEqual({ type: 'message-metadata', messageMetadata: { warnings } });
  // The model reads that the server is unavailable, instead of an error that the tool does not exist.
  const errorText = `The tool server of the tool "${toolName('find_part')}" is unavailable.`;
  expect(calls[0]).toMatchObject({ state: 'output-error', errorText });
  expect(server.logs).toContainEqual(
    expect.objectContaining({ msg: 'a tool server is left out of a run', reason: expect.any(String) }),
  );
});

test('a run can be stopped while a tool hangs', async () => {
  const { id, toolName } = await agentOn(good());
  const stream = await openStream(server, message(id, call(toolName('slow'), {})));
  await stream.nextEvent('tool-input-available');
  await server.call('POST', '/conversations/stop', { body: { threadId: stream.threadId } });
  await stream.nextEvent('abort');
  expect(await waitForEnd(server, stream.threadId)).toMatchObject({ streamStatus: 'stopped' });
});

describe('an image in a tool result', () => {
  const item = (name: string) => ({
    type: 'function_call',
    id: 'fc_1',
    call_id: 'call_1',
    name,
    arguments: '{}',
    status: 'completed',
  });
  const completed = {
    type: 'response.completed',
    response: { incomplete_details: null, usage: { input_tokens: 1, output_tokens: 1 } },
  };
  const created = { type: 'response.created', response: { id: 'resp_1', created_at: 1, model: 'gpt-4o-mini' } };

  test('reaches a model that supports images in tool results, and is neither stored nor streamed', async () => {
    const { serverId, toolName } = await agentOn(good());
    const { id } = await createEcho(server, { model: 'openai:gpt-4o-mini', mcpServers: [serverId] });
    const name = toolName('drawing');
    const answers = [
      streamsEvents([
        created,
        { type: 'response.output_item.added', output_index: 0, item: { ...item(name), arguments: '' } },
        { type: 'response.output_item.done', output_index: 0, item: item(name) },
        completed,
      ]),
      streamsEvents([
        created,
        { type: 'response.output_item.added', output_index: 0, item: { type: 'message', id: 'msg_1' } },
        { type: 'response.output_text.delta', item_id: 'msg_1', delta: 'A gripper.' },
        { type: 'response.output_item.done', output_index: 0, item: { type: 'message', id: 'msg_1' } },
        completed,
      ]),
    ];
    provider.calls.splice(0);
    provider.respondWith((response, request) => (answers[provider.calls.length - 1] ?? fails(400))(response, request));
    const { text, events, conversation } = await run(server, id, 'What does the drawing show?');
    expect(text).toBe('A gripper.');
    const result = provider.calls[1]?.body.input.find(({ type }: { type: string }) => type === 'function_call_output');
    expect(result.output).toMatchObject([
      { type: 'input_text' },
      { type: 'input_image', image_url: 'data:image/png;base64,AAAA' },
    ]);
    expect(JSON.stringify(events)).not.toContain('AAAA');
    expect(conversation.messages[1].parts[1]).toMatchObject({
      output: [
        { type: 'text', text: 'The drawing' },
        { type: 'image', mimeType: 'image/png' },
      ],
    });
    expect(JSON.stringify(conversation)).not.toContain('AAAA');
  });

  test('is omitted for a model that would read its base64 as text', async () => {
    const { serverId, toolName } = await agentOn(good());
    const { id } = await createEcho(server, { model: 'local:tiny', mcpServers: [serverId] });
    provider.calls.splice(0);
    provider.respondWith((response, request) =>
      (request.body.messages.at(-1).role === 'tool'
        ? streamsText(['A gripper.'])
        : callsTool(toolName('drawing'), '{}'))(response, request),
    );
    expect((await run(server, id, 'What does the drawing show?')).text).toBe('A gripper.');
    expect(JSON.parse(provider.calls[1]?.body.messages.at(-1).content)).toEqual([
      { type: 'text', text: 'The drawing' },
      { type: 'image', mimeType: 'image/png' },
    ]);
  });
});
