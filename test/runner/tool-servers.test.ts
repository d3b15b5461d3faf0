// Tools of connected tool servers in a run.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createEcho, message, openStream, waitForEnd } from '../api/conversations/chat-client.js';
import { connectServer } from '../api/tool-servers/support.js';
import { startTestServer, type TestServer } from '../support/server.js';
import { startToolServer, toolServerKey } from '../support/tool-server.js';
import { call, run } from './support.js';

let outside: Awaited<ReturnType<typeof startToolServer>>;
let server: TestServer;
beforeAll(async () => {
  outside = await startToolServer();
  server = await startTestServer({ TOOL_SERVER_ALLOWED_ADDRESSES: '127.0.0.1' });
});
afterAll(async () => {
  await server?.stop();
  await outside?.stop();
});

/** An agent with one tool server, and what the server's tools are called in it. */
async function agentOn(fields: Record<string, unknown>) {
  const { id: serverId } = await connectServer(server, fields);
  const { id } = await createEcho(server, { mcpServers: [serverId] });
  return { id: id as number, toolName: (name: string) => `mcp_${serverId}_${name}` };
}

const good = () => ({ url: outside.url, headers: { Authorization: toolServerKey } });

test('are called, their results and failures come back, and the session is ended', async () => {
  const { id, toolName } = await agentOn(good());
  const { calls, text, conversation } = await run(server, id, [call(toolName('find_part'), { partNumber: 'BK-2' }), call(toolName('order'), {}), call(toolName('huge'), {})].join('\n'));
  expect(calls[0]).toMatchObject({ type: `tool-${toolName('find_part')}`, state: 'output-available' });
  expect(text).toContain('BK-2: gripper jaw');
  expect(calls[1]).toMatchObject({ state: 'output-error', errorText: expect.stringContaining('The warehouse is closed') });
  expect(JSON.stringify(calls[2]).length).toBeLessThan(150_000);
  expect(conversation.streamStatus).toBe('completed');
  expect(outside.openSessions()).toBe(0);
});

test('text that Postgres cannot hold is stored without what it cannot hold', async () => {
  const { id, toolName } = await agentOn(good());
  const { calls, conversation } = await run(server, id, call(toolName('nul'), {}));
  expect(conversation.streamStatus).toBe('completed');
  expect(JSON.stringify(calls[0].output)).not.toMatch(/\\u0000/);
});

test('a server that refuses us is left out, and the agent answers without it', async () => {
  const { id } = await agentOn({ url: outside.url });
  expect((await run(server, id, 'say fine')).text).toBe('fine');
  expect(server.logs).toContainEqual(expect.objectContaining({ msg: 'a tool server is left out of a run', reason: expect.any(String) }));
});

test('a tool that does not come back does not hold a run that is stopped', async () => {
  const { id, toolName } = await agentOn(good());
  const stream = await openStream(server, message(id, call(toolName('slow'), {})));
  await stream.nextEvent('tool-input-available');
  await server.call('POST', '/conversations/stop', { body: { threadId: stream.threadId } });
  await stream.nextEvent('abort');
  expect(await waitForEnd(server, stream.threadId)).toMatchObject({ streamStatus: 'stopped' });
});
