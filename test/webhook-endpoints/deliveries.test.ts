// Tests deliveries to receivers that are down, slow, broken or not allowed.
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import { readEndpoint } from '../api/webhook-endpoints/support.js';
import { createWebhookSender } from '../../server/platform/webhook-sender/index.js';
import { eventually } from '../support/eventually.js';
import { startTestServer, type TestServer } from '../support/server.js';
import {
  accept,
  deliveriesOf,
  endpointFor,
  pauseTask,
  respondWith,
  settled,
  soon,
  startReceiver,
  type Receiver,
} from './receiver.js';

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

/** Deletes the earlier endpoints, creates one, and sends one event to it. */
async function deliver(respond: Receiver['respond'], fields: Record<string, unknown> = {}) {
  await server.database('webhook_endpoints').delete();
  receiver.respond = respond;
  receiver.received.length = 0;
  const { webhookEndpoint, secret } = await endpointFor(server, receiver, fields);
  await pauseTask(server);
  const [delivery] = await settled(server, webhookEndpoint.id);
  return { endpoint: webhookEndpoint, secret, delivery };
}

describe('a delivery', () => {
  test('that fails is attempted again with the same id and body until it succeeds', async () => {
    let attempts = 0;
    const { endpoint, secret, delivery } = await deliver((response) =>
      ++attempts === 1 ? respondWith(500, 'Not now')(response) : respondWith(200, 'Thanks\0')(response),
    );
    expect(delivery).toMatchObject({
      kind: 'event',
      status: 'succeeded',
      attempts: 2,
      responseStatus: 200,
      responseBody: 'Thanks',
      error: null,
      nextAttemptAt: null,
      endpointId: endpoint.id,
    });
    expect(delivery.durationMs).toBeGreaterThanOrEqual(0);
    const [first, second] = receiver.received;
    expect(receiver.received).toHaveLength(2);
    expect(second?.body).toBe(first?.body);
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    expect(delivery.payload).toBe(first?.body);
    expect(delivery).toMatchObject({ eventId: first?.event.id, eventType: 'task.paused' });
    for (const { body, headers } of receiver.received)
      expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toEqual(first?.event);
    expect(await readEndpoint(server, endpoint.id)).toMatchObject({ enabled: true, failingSince: null });
  });

  test.each([
    ['returns 500', respondWith(500, 'x'.repeat(100_000)), { responseStatus: 500, responseBody: 'x'.repeat(1000) }],
    [
      'redirects',
      respondWith(302, '', { location: 'http://127.0.0.1:1/' }),
      { error: 'The receiver returned a redirect that is not followed (status 302)' },
    ],
    [
      'closes the connection',
      (response) => void response.destroy(),
      { responseStatus: null, responseBody: null, error: 'The receiver closed the connection' },
    ],
  ] as [string, Receiver['respond'], object][])(
    'to a receiver that %s fails after all retries',
    async (_what, respond, seen) => {
      const { endpoint, delivery } = await deliver(respond);
      expect(delivery).toMatchObject({ status: 'failed', attempts: 3, nextAttemptAt: null, ...seen });
      expect(receiver.received).toHaveLength(3);
      expect(await readEndpoint(server, endpoint.id)).toMatchObject({
        enabled: true,
        failingSince: expect.any(String),
      });
    },
  );

  test('to a receiver that is down fails with the reason', async () => {
    const { delivery } = await deliver(accept, { url: 'http://127.0.0.1:2/' });
    expect(delivery).toMatchObject({ status: 'failed', attempts: 3, error: 'The receiver refused the connection' });
  });

  test('to an address that is no longer allowed fails without a connection', async () => {
    await server.database('webhook_endpoints').delete();
    const { webhookEndpoint: endpoint } = await endpointFor(server, receiver);
    await server.database('webhook_endpoints').update({ url: 'http://10.0.0.1/' });
    await pauseTask(server);
    const [delivery] = await settled(server, endpoint.id);
    expect(delivery).toMatchObject({
      status: 'failed',
      error: 'The URL leads to an address or port that is not allowed',
    });
  });

  test('is signed with both secrets after a rotation, until the previous one expires', async () => {
    await server.database('webhook_endpoints').delete();
    receiver.respond = accept;
    const { webhookEndpoint: endpoint, secret } = await endpointFor(server, receiver);
    const query = { id: endpoint.id };
    const { body: rotated } = await server.call('POST', '/webhook-endpoints/rotateSecret', { query });
    receiver.received.length = 0;
    await server.call('POST', '/webhook-endpoints/test', { query });
    await server
      .database('webhook_endpoints')
      .where(query)
      .update({ previous_secret_expires_at: new Date(0) });
    await server.call('POST', '/webhook-endpoints/test', { query });
    const verifies = (one: string, index: number) => {
      const { body, headers } = receiver.received[index]!;
      try {
        return new Webhook(one).verify(body, headers as Record<string, string>) !== null;
      } catch {
        return false;
      }
    };
    expect([verifies(secret, 0), verifies(rotated.secret, 0)]).toEqual([true, true]);
    expect([verifies(secret, 1), verifies(rotated.secret, 1)]).toEqual([false, true]);
  });
});

describe('the sender', () => {
  const attemptTo = (url: string) => ({
    url,
    eventId: 'evt_1',
    payload: '{}',
    at: new Date(),
    secrets: ['whsec_bWluZQ=='],
  });
  const signal = new AbortController().signal;

  test('ends the request to a receiver that does not respond, or does not end its body', async () => {
    const sender = createWebhookSender({ allowedAddresses: ['127.0.0.1'], timeoutMs: 300 });
    receiver.respond = () => undefined;
    expect(await sender.send(attemptTo(receiver.url), signal)).toMatchObject({
      responseStatus: null,
      error: 'The receiver did not respond within 0.3 s',
    });
    receiver.respond = (response) => void response.writeHead(200).write('begun');
    expect(await sender.send(attemptTo(receiver.url), signal)).toMatchObject({
      responseStatus: 200,
      responseBody: 'begun',
      error: null,
    });
  });

  test('gives a receiver 15 seconds to respond', async () => {
    receiver.respond = () => undefined;
    const sender = createWebhookSender({ allowedAddresses: ['127.0.0.1'] });
    expect(await sender.send(attemptTo(receiver.url), signal)).toMatchObject({
      responseStatus: null,
      error: 'The receiver did not respond within 15 s',
    });
  }, 30_000);

  test('never connects to a name with a private address, even if it has public ones too', async () => {
    const resolve = async () => ['93.184.216.34', '10.0.0.1'].map((address) => ({ address, family: 4 }));
    const sender = createWebhookSender({ allowedAddresses: [], resolve });
    expect(await sender.send(attemptTo('http://hooks.example.com/'), signal)).toMatchObject({
      responseStatus: null,
      error: 'The name of the receiver does not resolve to an allowed address',
    });
  });

  test('rejects with the reason of its signal', async () => {
    const sender = createWebhookSender({ allowedAddresses: ['127.0.0.1'] });
    receiver.respond = () => undefined;
    const sent = sender.send(attemptTo(receiver.url), AbortSignal.timeout(100));
    await expect(sent).rejects.toMatchObject({ name: 'TimeoutError' });
  });
});

describe('an endpoint', () => {
  test('that returns 410 is disabled immediately, and its delivery is not retried', async () => {
    const { endpoint, delivery } = await deliver(respondWith(410));
    expect(delivery).toMatchObject({ status: 'failed', attempts: 1, responseStatus: 410 });
    expect(await readEndpoint(server, endpoint.id)).toMatchObject({ enabled: false, disabledReason: 'gone' });
  });

  test('that returns 410 is disabled by a later attempt if the database refused to disable it', async () => {
    await server.database('webhook_endpoints').delete();
    receiver.received.length = 0;
    receiver.respond = respondWith(410);
    const { webhookEndpoint: endpoint } = await endpointFor(server, receiver);
    await server.database.raw(`
      create function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$;
      create trigger refuse before update on webhook_endpoints for each row when (not new.enabled)
        execute function refuse()`);
    await pauseTask(server);
    await eventually(
      () => Promise.resolve(receiver.received.length),
      (count) => count > 0,
      10_000,
    );
    await sleep(500);
    // The attempt and the disabling are one transaction, so neither is stored.
    expect(await deliveriesOf(server, endpoint.id)).toMatchObject([{ status: 'pending', attempts: 0 }]);
    await server.database.raw('drop function refuse cascade');
    const read = () => readEndpoint(server, endpoint.id);
    const after = await eventually(read, ({ enabled }) => !enabled, 60_000);
    expect(after).toMatchObject({ disabledReason: 'gone' });
    expect(await deliveriesOf(server, endpoint.id)).toMatchObject([{ status: 'failed', attempts: 1 }]);
  });

  test('that failed for five days is disabled by the next failure, with an entry of the audit log', async () => {
    const { endpoint } = await deliver(respondWith(500));
    const since = new Date(Date.now() - 5 * 86_400_000);
    await server.database('webhook_endpoints').where({ id: endpoint.id }).update({ failing_since: since });
    await pauseTask(server);
    await settled(server, endpoint.id, 2);
    expect(await readEndpoint(server, endpoint.id)).toMatchObject({
      enabled: false,
      disabledReason: 'failing',
      failingSince: since.toISOString(),
    });
    const query = { recordType: 'webhook_endpoint', recordId: String(endpoint.id), limit: 1 };
    const { body } = await server.call('GET', '/admin/auditLog', { query });
    expect(body.entries).toMatchObject([
      {
        actor: { type: 'system', id: null },
        action: 'webhook_endpoint.updated',
        before: { enabled: true, disabledReason: null },
        after: { enabled: false, disabledReason: 'failing' },
      },
    ]);
  });

  test.each([410, 500])('is not affected by a late response with status %d from its previous URL', async (status) => {
    await server.database('webhook_endpoints').delete();
    const { webhookEndpoint: endpoint } = await endpointFor(server, receiver);
    const url = `${receiver.url}/new`;
    // The retry after a 500 is sent to the new URL, and ends only after the test has read the endpoint.
    const retries: (() => void)[] = [];
    receiver.respond = (response, request) => {
      if (request.url?.endsWith('/new')) return void retries.push(() => accept(response));
      void server
        .call('PUT', '/webhook-endpoints/manage', { query: { id: endpoint.id }, body: { url } })
        .then(() => respondWith(status)(response));
    };
    await pauseTask(server);
    const firstAttempt = () => deliveriesOf(server, endpoint.id).then(([delivery]) => delivery);
    expect(await eventually(firstAttempt, (delivery) => delivery?.attempts === 1)).toMatchObject({
      responseStatus: status,
    });
    expect(await readEndpoint(server, endpoint.id)).toMatchObject({
      url,
      enabled: true,
      disabledReason: null,
      failingSince: null,
    });
    if (status === 500)
      await eventually(
        async () => retries.length,
        (count) => count > 0,
        10_000,
      );
    retries.forEach((end) => end());
    await settled(server, endpoint.id);
  });

  test('that is disabled gets no retry', async () => {
    await server.database('webhook_endpoints').delete();
    receiver.respond = respondWith(500);
    receiver.received.length = 0;
    const { webhookEndpoint: endpoint } = await endpointFor(server, receiver);
    receiver.respond = (response) => {
      void server
        .database('webhook_endpoints')
        .where({ id: endpoint.id })
        .update({ enabled: false })
        .then(() => respondWith(500)(response));
    };
    await pauseTask(server);
    const [delivery] = await settled(server, endpoint.id);
    expect(delivery).toMatchObject({ status: 'failed', attempts: 1, error: 'The endpoint is disabled' });
    expect(receiver.received).toHaveLength(1);
  });
});

test('once a receiver is known to be slow, it delays no other endpoint of its organization', async () => {
  await server.database('webhook_endpoints').delete();
  const slow = await startReceiver();
  let concurrent = 0;
  let maxConcurrent = 0;
  slow.respond = (response) => {
    concurrent += 1;
    maxConcurrent = Math.max(maxConcurrent, concurrent);
    setTimeout(() => {
      concurrent -= 1;
      accept(response);
    }, 2_500);
  };
  receiver.respond = accept;
  receiver.received.length = 0;
  try {
    const { webhookEndpoint: slowEndpoint } = await endpointFor(server, slow);
    await pauseTask(server);
    await settled(server, slowEndpoint.id);
    // Each event is also delivered to the slow endpoint. Its 20 deliveries take 10 s, 5 at a time.
    const { webhookEndpoint: fast } = await endpointFor(server, receiver);
    await Promise.all(Array.from({ length: 20 }, () => pauseTask(server)));
    await settled(server, fast.id, 20);
    expect(receiver.received).toHaveLength(20);
    expect(slow.received.length).toBeLessThan(20);
    const deliveries = await settled(server, slowEndpoint.id, 21);
    expect(deliveries.every(({ status, attempts }) => status === 'succeeded' && attempts === 1)).toBe(true);
    expect(slow.received).toHaveLength(21);
    // An endpoint that responds in time is no longer slow.
    slow.respond = accept;
    await pauseTask(server);
    await settled(server, slowEndpoint.id, 22);
    expect(await server.database('webhook_endpoints').where({ is_slow: true })).toEqual([]);
  } finally {
    await slow.stop();
  }
  expect(maxConcurrent).toBeLessThanOrEqual(5);
}, 120_000);

test('deliveries are deleted after the retention period', async () => {
  const { endpoint, delivery } = await deliver(accept);
  const day = 86_400_000;
  const setAge = (days: number) =>
    server
      .database('webhook_deliveries')
      .where({ id: delivery.id })
      .update({ created_at: new Date(Date.now() - days * day) });
  await setAge(29);
  await server.container.modules.webhookEndpoints.deliveries.deleteExpired();
  expect(await deliveriesOf(server, endpoint.id)).toHaveLength(1);
  await setAge(31);
  await server.container.modules.webhookEndpoints.deliveries.deleteExpired();
  expect(await deliveriesOf(server, endpoint.id)).toEqual([]);
});
