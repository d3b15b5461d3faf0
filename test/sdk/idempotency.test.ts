// Tests writes whose reply is lost, with the real server. The SDK repeats the write, and the server executes it once.
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import * as sdk from '../../sdk/src/index.js';
import { startTestServer, type TestServer } from '../support/server.js';

/** When the proxy closes the connection of a request. */
type Loss = 'after the reply came' | 'while the server works';

let server: TestServer;
let proxy: http.Server;
let client: sdk.Client;
let losses: Loss[];
let statuses: number[];
let whenWorking: () => Promise<void>;
beforeAll(async () => {
  server = await startTestServer({}, { worker: false });
  proxy = http.createServer((request, response) => {
    const loss = losses.shift();
    const onward = http.request(
      new URL(request.url ?? '/', server.url),
      { method: request.method, headers: request.headers, agent: false },
      (reply) => {
        statuses.push(reply.statusCode ?? 0);
        if (loss === undefined) reply.pipe(response.writeHead(reply.statusCode ?? 0, reply.headers));
        else reply.resume().once('end', () => request.socket.destroy());
      },
    );
    onward.on('error', () => response.destroy());
    request.pipe(onward);
    if (loss === 'while the server works') void whenWorking().then(() => request.socket.destroy());
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  client = sdk.createClient({
    baseUrl: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    token: await server.tokenFor(),
    maxRetries: 20,
  });
});
afterAll(async () => {
  proxy?.closeAllConnections();
  proxy?.close();
  await server?.stop();
});
beforeEach(() => {
  statuses = [];
});

const named = (name: string) => server.database('agents').where({ name }).select('id');

test('a reset connection after the work was done: the second attempt gets the first reply', async () => {
  losses = ['after the reply came'];
  const { data, attempts, headers } = await client.agents.save({ name: 'Once' }).withResponse();
  expect([attempts, statuses, headers.get('Idempotency-Replayed')]).toEqual([2, [200, 200], 'true']);
  expect(await named('Once')).toEqual([{ id: data.id }]);
});

test('a reset connection during the work: attempts during the work are rejected and repeated', async () => {
  const lock = await server.database.transaction();
  await lock.raw('lock table agents in access exclusive mode');
  losses = ['while the server works'];
  whenWorking = async () => {
    while ((await server.database('idempotency_keys').whereNull('status')).length === 0);
  };
  const call = client.agents.save({ name: 'Slow' }).withResponse();
  while (!statuses.includes(409)) await new Promise((resolve) => setTimeout(resolve, 10));
  await lock.rollback();
  const { data, attempts } = await call;
  expect(attempts).toBeGreaterThanOrEqual(3);
  expect(await named('Slow')).toEqual([{ id: data.id }]);
});

test('a message to an agent: the error names the conversation that the message opened', async () => {
  const agent = await client.agents.save({ name: 'Echo', model: 'offline:echo' });
  losses = ['after the reply came'];
  const message = { role: 'user' as const, parts: [{ type: 'text' as const, text: 'Hello' }] };
  const error = await client.chat.stream({ agentId: agent.id, message }).catch((reason: unknown) => reason);
  expect(sdk.isApiError(error, 'idempotency_reply_was_stream')).toBe(true);
  const { messages } = await client.conversations.get({
    threadId: (error as sdk.ApiError).headers.get('X-Thread-ID') ?? '',
  });
  expect(messages.map(({ role }) => role)).toEqual(['user', 'assistant']);
});
