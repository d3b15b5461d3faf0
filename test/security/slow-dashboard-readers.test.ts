// A dashboard list holds a database connection until it is read. Slow clients must not starve other requests of
// connections.
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { talk, text } from '../api/conversations/support.js';
import { startTestServer, type TestServer } from '../support/server.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({}, { blocksEventLoop: 'a reply of 8 MB is read and compared with the contract' });
});
afterAll(() => server?.stop());

function readNothing(path: string, token: string): Socket {
  const { hostname, port } = new URL(server.url);
  const socket = connect({ host: hostname, port: Number(port) }).on('error', () => undefined);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: Bearer ${token}\r\n\r\n`);
  return socket.pause();
}

const count = 6_000;

test('more slow clients than connections block neither other organizations nor other operations', async () => {
  await talk(server, { userId: 'user_slow', parts: [text('x'.repeat(1_000))] });
  // Together, the rows are larger than the buffers of a connection.
  await server.database.raw(
    `insert into conversations (organization_id, id, agent_id, user_id, name, rendered_system_prompt,
       first_message_text)
     select organization_id, gen_random_uuid(), agent_id, user_id, name, '', first_message_text
     from conversations, generate_series(2, :count) where user_id = 'user_slow'`,
    { count },
  );
  const token = await server.tokenFor({ userId: 'user_slow', role: 'org:member' });
  const foreign = await server.tokenFor({ organizationId: server.otherOrganizationId });
  const range = {
    from: new Date(Date.now() - 3_600_000).toISOString(),
    to: new Date(Date.now() + 3_600_000).toISOString(),
  };
  const sockets = Array.from({ length: 12 }, () =>
    readNothing(`/dashboard/getInteractions?${new URLSearchParams(range).toString()}`, token),
  );
  await sleep(2_000);

  expect((await server.call('GET', '/agents', { token: foreign })).status).toBe(200);
  expect((await server.call('GET', '/agents', { token })).status).toBe(200);
  expect((await server.call('GET', '/dashboard/getInteractions', { token: foreign, query: range })).status).toBe(200);
  const refused = await server.call('GET', '/dashboard/getInteractions', { token, query: range });
  expect(refused).toMatchObject({ status: 503, body: { error: 'Service Unavailable' } });
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);

  sockets.forEach((socket) => socket.destroy());
  const again = await server.call('GET', '/dashboard/getInteractions', { token, query: range });
  expect({ status: again.status, count: again.body.length }).toEqual({ status: 200, count });
}, 300_000);
