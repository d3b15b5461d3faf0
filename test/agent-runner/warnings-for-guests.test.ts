// Tests that guests get no warnings about tool servers, which they cannot read, while administrators get them.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { chat, createEcho, eventsOf, message, openStream, readConversation } from '../api/chat/chat-client.js';
import { completed, talk, text, userOf } from '../api/conversations/support.js';
import { connectServer } from '../api/tool-servers/support.js';
import { startTestServer, type TestServer } from '../support/server.js';
import { startSecondServer } from './second-server.js';
import { call } from './support.js';

let server: TestServer;
let second: TestServer;
let stopSecond: () => Promise<void>;
let guest: string;
let admin: string;
let agentId: number;
let warnings: unknown[];
let toolName: string;
beforeAll(async () => {
  server = await startTestServer({ TOOL_SERVER_ALLOWED_ADDRESSES: '127.0.0.1' });
  const [secondUrl, stop] = await startSecondServer(server);
  stopSecond = stop;
  second = { ...server, url: secondUrl };
  [guest, admin] = [await server.tokenFor({ role: 'org:guest' }), await server.tokenFor()];
  // No server listens on this port.
  const { id } = await connectServer(server, { name: 'Internal ERP', url: 'http://127.0.0.1:2/mcp' });
  agentId = (await createEcho(server, { mcpServers: [id] })).id;
  toolName = `mcp_${id}_find_part`;
  const messageText = expect.stringMatching(/^The tools of the tool server "Internal ERP" are missing\. /);
  warnings = [{ code: 'tool_server_unavailable', toolServerId: id, message: messageText }];
});
afterAll(async () => {
  await stopSecond?.();
  await server?.stop();
});

const messagesOf = async (threadId: string, token: string) => {
  const reply = await server.call('GET', '/conversations/messages', { token, query: { threadId } });
  expect(reply.status).toBe(200);
  return reply.body.messages;
};

test('the stream and the messages of a guest have no warnings', async () => {
  const { threadId, events } = await chat(server, message(agentId, 'say fine'), { token: guest });
  expect(events.map(({ type }) => type)).toEqual([
    'start',
    'start-step',
    'text-start',
    'text-delta',
    'text-end',
    'finish-step',
    'finish',
  ]);
  const replies = [
    await messagesOf(threadId, guest),
    (await readConversation(server, threadId, { token: guest })).messages,
  ];
  for (const messages of replies) {
    expect(messages[1]).toMatchObject({ role: 'assistant', finishReason: 'stop' });
    expect(messages[1]).not.toHaveProperty('warnings');
  }
  // An administrator reads the stored warnings of the same run.
  expect((await messagesOf(threadId, admin))[1]).toMatchObject({ warnings });
  expect((await readConversation(server, threadId, { token: admin })).messages[1]).toMatchObject({ warnings });
});

test('the stream and the messages of an administrator have the warnings', async () => {
  const { threadId, events } = await chat(server, message(agentId, 'say fine'), { token: admin });
  expect(events[1]).toEqual({ type: 'message-metadata', messageMetadata: { warnings } });
  expect((await messagesOf(threadId, admin))[1]).toMatchObject({ warnings });
});

test.each(['the same process', 'another process'])('a guest resumes a run without warnings in %s', async (place) => {
  const on = place === 'another process' ? second : server;
  const begun = await openStream(server, message(agentId, 'slow 300\nsay one two three four five six'), {
    token: guest,
  });
  const resume = async (token: string) => {
    const response = await fetch(`${on.url}/chat/stream?threadId=${begun.threadId}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return eventsOf({ status: response.status, headers: response.headers, body: await response.text() });
  };
  const [ofGuest, ofAdmin] = await Promise.all([resume(guest), resume(admin)]);
  expect(JSON.stringify(ofGuest)).not.toMatch(/warnings|Internal ERP/);
  expect([ofGuest[0].type, ofGuest.at(-1).type]).toEqual(['start', 'finish']);
  expect(ofAdmin).toContainEqual({ type: 'message-metadata', messageMetadata: { warnings } });
  expect(ofAdmin.filter(({ type }) => type !== 'message-metadata')).toEqual(ofGuest);
});

test('a text of a guest or an answer that contains the word "warnings" is streamed', async () => {
  const body = message(agentId, 'say "warnings" "message-metadata"');
  expect((await chat(server, body, { token: guest })).text).toBe('"warnings" "message-metadata"');
});

test('the error of a call to an unavailable tool server has neither its name nor the cause', async () => {
  const body = message(agentId, [call(toolName, {}), 'say fine'].join('\n'));
  const { threadId, events } = await chat(server, body, { token: guest });
  const errorText = `The tool server of the tool "${toolName}" is unavailable.`;
  expect(events).toContainEqual(expect.objectContaining({ errorText }));
  const messages = await messagesOf(threadId, guest);
  expect(messages[1].parts).toContainEqual(expect.objectContaining({ state: 'output-error', errorText }));
  expect(JSON.stringify([events, messages])).not.toContain('Internal ERP');
});

test('a conversation that is read in pages has no warnings for a guest', async () => {
  const toolServer = { code: 'tool_server_unavailable', toolServerId: 1, message: 'The server is down.' } as const;
  const result = { ...completed(text('x'.repeat(2_000_000))), warnings: [toolServer] };
  const { conversationId } = await talk(server, { agentId, userId: userOf({ token: guest }) }, result);
  await talk(server, { agentId, userId: userOf({ token: guest }), conversationId }, result);
  const ofGuest = await messagesOf(conversationId, guest);
  expect(ofGuest).toHaveLength(4);
  for (const one of ofGuest) expect(one).not.toHaveProperty('warnings');
  expect((await messagesOf(conversationId, admin))[3]).toHaveProperty('warnings');
});
