import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestServer, type TestServer } from '../../support/server.js';
import { deliveriesOf, settled, soon, startReceiver, type Receiver } from '../../webhook-endpoints/receiver.js';
import { expectNamed, expectSameNotFound } from '../errors.js';
import { notAdmin, testAccess } from '../access.js';
import { createEndpoint } from './support.js';

let server: TestServer;
let receiver: Receiver;
beforeAll(async () => {
  server = await startTestServer(soon, { worker: true });
  receiver = await startReceiver();
});
afterAll(async () => {
  await server?.stop();
  await receiver?.stop();
});

const replay = (deliveryId: string, options = {}) =>
  server.call('POST', '/webhook-endpoints/deliveries/replay', { query: { deliveryId }, ...options });

async function delivered(options = {}) {
  const endpoint = await createEndpoint(server, { url: receiver.url }, options);
  const { body } = await server.call('POST', '/webhook-endpoints/test', { query: { id: endpoint.id }, ...options });
  return { endpoint, delivery: body.delivery };
}

describe('POST /webhook-endpoints/deliveries/replay', () => {
  testAccess(
    () => server,
    async (options) => replay((await delivered()).delivery.id, options),
    { allowed: ['org:admin'], refused: ['org:agent_manager', 'org:member', 'org:guest'], text: notAdmin, status: 202 },
  );

  test('sends the event again with the same id and body, as another delivery', async () => {
    const { endpoint, delivery } = await delivered();
    receiver.received.length = 0;
    const headers = { 'Idempotency-Key': 'replay-1' };
    const { status, body } = await replay(delivery.id, { headers });
    expect({ status, body }).toMatchObject({
      status: 202,
      body: { success: true, delivery: { kind: 'replay', payload: delivery.payload, status: 'pending', attempts: 0 } },
    });
    expect((await replay(delivery.id, { headers })).body).toEqual(body);
    const [replayed, original] = await settled(server, endpoint.id, 2);
    expect(original).toEqual(delivery);
    expect(replayed).toMatchObject({ id: body.delivery.id, status: 'succeeded', attempts: 1 });
    expect(receiver.received.map(({ body: sent }) => sent)).toEqual([delivery.payload]);
    expect(receiver.received[0]?.headers['webhook-id']).toBe(delivery.eventId);
  });

  test('returns 409 if the endpoint is disabled', async () => {
    const { endpoint, delivery } = await delivered();
    await server.call('PUT', '/webhook-endpoints/manage', { query: { id: endpoint.id }, body: { enabled: false } });
    expect(await replay(delivery.id)).toMatchObject({ status: 409, body: { error: 'Webhook endpoint is disabled' } });
    expect(await deliveriesOf(server, endpoint.id)).toHaveLength(1);
  });

  test('returns 404 for a missing or cross-tenant delivery, and one of a deleted endpoint', async () => {
    const { endpoint, delivery } = await delivered();
    await server.call('DELETE', '/webhook-endpoints/manage', { query: { id: endpoint.id } });
    const foreign = await delivered({ token: await server.tokenFor({ organizationId: server.otherOrganizationId }) });
    const replies = [];
    for (const id of [randomUUID(), delivery.id, foreign.delivery.id]) replies.push(await replay(id));
    expectSameNotFound(replies, 'Webhook delivery not found');
  });

  test('returns 400 and names a missing or invalid parameter', async () => {
    expectNamed(await server.call('POST', '/webhook-endpoints/deliveries/replay'), ['query', 'deliveryId']);
    expectNamed(await replay('one'), ['query', 'deliveryId']);
  });
});
