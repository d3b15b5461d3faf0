// Tests that runs of a removed member stop, so that they send this person no more data of the organization.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createEcho, message, openStream, waitForEnd } from '../api/chat/chat-client.js';
import { startTestServer, type TestServer } from '../support/server.js';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer({}, { worker: true })));
afterAll(() => server.stop());

test('the removal of a member stops all runs of this member and no others', async () => {
  const { id } = await createEcho(server);
  const [token, stays] = [
    await server.tokenFor({ userId: 'user_removed', role: 'org:member' }),
    await server.tokenFor({ userId: 'user_stays', role: 'org:member' }),
  ];
  const headers = { 'x-stream-response': 'false' };
  const stream = await openStream(server, message(id, 'hang'), { token });
  const queued = await server.call('POST', '/chat', { token, headers, body: message(id, 'hang') });
  const other = await server.call('POST', '/chat', { token: stays, headers, body: message(id, 'hang') });
  expect((await server.call('DELETE', '/admin/users', { body: { userIds: ['user_removed'] } })).status).toBe(200);

  await stream.nextEvent('abort');
  for (const threadId of [stream.threadId, queued.body.threadId as string])
    expect(await waitForEnd(server, threadId)).toMatchObject({ streamStatus: 'stopped' });
  const { threadId } = other.body;
  expect((await server.call('GET', '/getConversation', { query: { threadId } })).body.streamStatus).toBe('in_progress');
  await server.call('POST', '/conversations/stop', { body: { threadId } });
});
