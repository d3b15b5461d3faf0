// Tests that the dashboard ignores messages that a chat client has replaced.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { chat, createEcho, readConversation, textPart } from '../api/chat/chat-client.js';
import { list, stats } from '../api/dashboard/support.js';
import { startTestServer, type TestServer } from '../support/server.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.stop());

/** Each message consists of the client's id of the message and its text. */
const cases: [change: string, sent: string[], messageCount: number, lastFinishReason: string | null][] = [
  ['the first message is edited', ['a: say one', 'a: say two'], 2, 'stop'],
  ['the first message is edited, and its run fails', ['a: say one', 'a: fail refused'], 1, null],
  ['a later message is edited, and its run fails', ['a: say one', 'b: fail midway', 'b: fail refused'], 3, 'stop'],
  ['the first message is sent again', ['a: say one', 'b: say two', 'a: say one'], 2, 'stop'],
];

test.each(cases)('the dashboard ignores replaced messages if %s', async (_change, sent, messageCount, reason) => {
  const { id: agentId } = await createEcho(server);
  const chatId = randomUUID();
  let threadId = '';
  for (const [id, text] of sent.map((line) => line.split(': '))) {
    const messages = [{ id, role: 'user', parts: [textPart(text ?? '')] }];
    ({ threadId } = await chat(server, { agentId, id: chatId, messages }));
  }
  const { createdAt, messages } = await readConversation(server, threadId);
  const times = messages.map((message: { createdAt: string }) => Date.parse(message.createdAt));
  const query = { from: createdAt.slice(0, 10), to: '2999-01-01', agentId };
  const [interaction] = (await list(server, query)).body;
  expect(interaction).toMatchObject({
    id: threadId,
    totalMessageCount: messageCount,
    duration: messageCount < 2 ? null : (times.at(-1) - times[0]) / 1000,
    lastFinishReason: reason,
  });
  expect((await stats(server, query)).body).toMatchObject({ conversationCount: 1, messageCount });
});
