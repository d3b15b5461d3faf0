import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { encodeCursor } from '../../../server/platform/records/cursor.js';
import { startTestServer, type TestServer } from '../../support/server.js';
import { accept, respondWith, soon, startReceiver, type Receiver } from '../../webhook-endpoints/receiver.js';
import { expectNamed } from '../errors.js';
import { notAdmin, testAccess } from '../access.js';
import { createEndpoint, expectEndpointNotFound } from './support.js';

let server: TestServer;
let receiver: Receiver;
let endpointId: number;
beforeAll(async () => {
  server = await startTestServer(soon, { worker: false });
  receiver = await startReceiver();
  endpointId = (await createEndpoint(server, { url: receiver.url })).id;
});
afterAll(async () => {
  await server?.stop();
  await receiver?.stop();
});

const list = (query: Record<string, unknown> = {}, options = {}) =>
  server.call('GET', '/webhook-endpoints/deliveries', { query: { endpointId, ...query }, ...options });
const send = async (): Promise<string> =>
  (await server.call('POST', '/webhook-endpoints/test', { query: { id: endpointId } })).body.delivery.id;

describe('GET /webhook-endpoints/deliveries', () => {
  testAccess(
    () => server,
    (options) => list({}, options),
    { allowed: ['org:admin'], refused: ['org:agent_manager', 'org:member', 'org:guest'], text: notAdmin },
  );

  test('returns the deliveries of the endpoint, newest first, page by page, with filters', async () => {
    const ids: string[] = [];
    for (const respond of [accept, respondWith(500), accept, accept, respondWith(500)]) {
      receiver.respond = respond;
      ids.unshift(await send());
    }
    const idsOf = (body: { deliveries: { id: string }[] }) => body.deliveries.map(({ id }) => id);
    expect(idsOf((await list()).body)).toEqual(ids);
    const found: string[] = [];
    let cursor: string | undefined;
    do {
      const { body } = await list({ limit: 2, ...(cursor === undefined ? {} : { cursor }) });
      found.push(...idsOf(body));
      cursor = body.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(found).toEqual(ids);
    expect(idsOf((await list({ status: 'failed' })).body)).toEqual([ids[0], ids[3]]);
    expect((await list({ status: 'pending' })).body).toEqual({ deliveries: [], nextCursor: null });
    expect((await list({ eventType: 'run.failed' })).body).toEqual({ deliveries: [], nextCursor: null });
  });

  test('returns 404 for a missing, deleted or cross-tenant endpoint', () =>
    expectEndpointNotFound(server, (id) => list({ endpointId: id })));

  test.each([
    [{ endpointId: 'one' }, 'endpointId'],
    [{ status: 'lost' }, 'status'],
    [{ eventType: 'run.started' }, 'eventType'],
    [{ limit: 101 }, 'limit'],
    [{ cursor: 'WzFd' }, 'cursor'],
    // Postgres cannot read this year.
    [{ cursor: encodeCursor(['-271821-04-20T00:00:00.000Z', randomUUID()]) }, 'cursor'],
  ])('returns 400 and names the parameter in %j', async (query, name) => {
    expectNamed(await list(query), ['query', name]);
  });
});
