import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createEcho } from '../api/chat/chat-client.js';
import { startTestServer, type TestServer } from '../support/server.js';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer({}, { worker: false })));
afterAll(() => server?.stop());

test('a worker that is stopped during its start takes no jobs', async () => {
  const { container } = server;
  const started = container.startWorker();
  await container.stopWorker(1_000);
  await started;
  const { id: agentId } = await createEcho(server);
  const chat = await server.call('POST', '/chat', {
    headers: { 'x-stream-response': 'false' },
    body: { agentId, message: { role: 'user', parts: [{ type: 'text', text: 'say hello' }] } },
  });
  expect(chat.status).toBe(202);
  // A running worker completes the run within half a second.
  await sleep(3_000);
  const { body } = await server.call('GET', '/getConversation', { query: { threadId: chat.body.threadId } });
  expect(JSON.stringify(body)).toContain('"streamStatus":"in_progress"');
});
