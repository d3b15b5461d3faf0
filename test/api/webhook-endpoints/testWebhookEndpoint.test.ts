import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestServer, type TestServer } from '../../support/server.js';
import {
  accept,
  deliveriesOf,
  respondWith,
  soon,
  startReceiver,
  type Receiver,
} from '../../webhook-endpoints/receiver.js';
import { expectNamed } from '../errors.js';
import { notAdmin, testAccess } from '../access.js';
import { createEndpoint, expectEndpointNotFound, readEndpoint } from './support.js';

let server: TestServer;
let receiver: Receiver;
beforeAll(async () => {
  server = await startTestServer(soon, { worker: false });
  receiver = await startReceiver();
});
afterAll(async () => {
  await server?.stop();
  await receiver?.stop();
});

const send = (id: unknown, options = {}) =>
  server.call('POST', '/webhook-endpoints/test', { query: { id: String(id) }, ...options });

describe('POST /webhook-endpoints/test', () => {
  testAccess(
    () => server,
    async (options) => send((await createEndpoint(server, { url: receiver.url })).id, options),
    { allowed: ['org:admin'], refused: ['org:agent_manager', 'org:member', 'org:guest'], text: notAdmin },
  );

  test('sends a test event, even to a disabled endpoint, and returns its delivery', async () => {
    receiver.respond = accept;
    receiver.received.length = 0;
    const endpoint = await createEndpoint(server, { url: receiver.url, enabled: false });
    const { status, body } = await send(endpoint.id);
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        success: true,
        delivery: {
          id: expect.any(String),
          endpointId: endpoint.id,
          kind: 'test',
          eventId: expect.stringMatching(/^evt_/),
          eventType: 'webhook.test',
          payload: receiver.received[0]?.body,
          status: 'succeeded',
          attempts: 1,
          lastAttemptAt: expect.any(String),
          nextAttemptAt: null,
          responseStatus: 204,
          responseBody: '',
          error: null,
          durationMs: expect.any(Number),
          createdAt: expect.any(String),
        },
      },
    });
    expect(receiver.received.map(({ event }) => event)).toEqual([
      {
        id: body.delivery.eventId,
        type: 'webhook.test',
        timestamp: expect.any(String),
        organizationId: server.organizationId,
        data: { webhookEndpointId: endpoint.id, requestedBy: 'user_org_admin_' },
      },
    ]);
    expect(await deliveriesOf(server, endpoint.id)).toEqual([body.delivery]);
  });

  test('returns the failure of the receiver, and does not count it for the endpoint', async () => {
    receiver.respond = respondWith(503, 'Closed');
    const endpoint = await createEndpoint(server, { url: receiver.url });
    const { status, body } = await send(endpoint.id);
    expect({ status, delivery: body.delivery }).toMatchObject({
      status: 200,
      delivery: { status: 'failed', responseBody: 'Closed', error: 'The receiver returned status 503' },
    });
    expect(await readEndpoint(server, endpoint.id)).toEqual(endpoint);
  });

  test('returns 404 for a missing, deleted or cross-tenant endpoint', () => expectEndpointNotFound(server, send));

  test('returns 400 and names a missing or invalid parameter', async () => {
    expectNamed(await server.call('POST', '/webhook-endpoints/test'), ['query', 'id']);
    expectNamed(await send('one'), ['query', 'id']);
  });
});
