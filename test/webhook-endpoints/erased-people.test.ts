// Tests that receivers get the events about an erased person, and that no delivery names the person afterwards.
import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addPerson, newUserId } from '../api/organization/support.js';
import { expectSameNotFound } from '../api/errors.js';
import { eventually } from '../support/eventually.js';
import { startTestServer, type CallOptions, type TestServer } from '../support/server.js';
import { accept, endpointFor, respondWith, settled, soon, startReceiver, type Receiver } from './receiver.js';

let server: TestServer;
let receiver: Receiver;
let endpointId: number;
beforeAll(async () => {
  server = await startTestServer(soon, { worker: true });
  receiver = await startReceiver();
  const { webhookEndpoint } = await endpointFor(server, receiver, { eventTypes: ['member.removed'] });
  endpointId = webhookEndpoint.id;
});
afterAll(async () => {
  await server?.stop();
  await receiver?.stop();
});

const erase = (userId: string, options: CallOptions = {}) =>
  server.call('POST', '/admin/users/erase', { body: { userId }, ...options });

const deliveriesAbout = (userId: string): Promise<{ status: string }[]> =>
  server.database('webhook_deliveries').where('payload', 'like', `%${userId}%`).select('status');

const untilNoneIsLeft = (userId: string) =>
  eventually(
    () => deliveriesAbout(userId),
    (rows) => rows.length === 0,
  );

const untilJobsEnded = (userId: string) =>
  eventually(
    () =>
      server
        .database('pgboss.job')
        .where({ name: 'deliveries-of-erased-user' })
        .whereIn('state', ['created', 'retry', 'active'])
        .whereRaw("data ->> 'userId' = ?", [userId]),
    (jobs) => jobs.length === 0,
  );

const eventsAbout = (userId: string) => receiver.received.filter(({ event }) => event.data.userId === userId);

test('the receiver gets member.removed, then its delivery is deleted and another erasure finds nothing', async () => {
  const userId = await addPerson(server);
  expect(await erase(userId)).toMatchObject({ status: 200, body: { wasMember: true } });
  await eventually(
    () => eventsAbout(userId),
    (events) => events.length > 0,
  );
  await untilNoneIsLeft(userId);
  expect(eventsAbout(userId).map(({ event }) => event.type)).toEqual(['member.removed']);
  expectSameNotFound([await erase(userId, { headers: { 'Idempotency-Key': newUserId() } })], 'User not found');
  await untilJobsEnded(userId);
  expect(await deliveriesAbout(userId)).toEqual([]);
});

test('a delivery that fails at first is retried before it is deleted', async () => {
  const userId = await addPerson(server);
  receiver.respond = respondWith(503);
  await erase(userId);
  await eventually(
    () => eventsAbout(userId),
    (events) => events.length > 0,
  );
  receiver.respond = accept;
  await untilNoneIsLeft(userId);
  expect(eventsAbout(userId).length).toBeGreaterThan(1);
  expectSameNotFound([await erase(userId)], 'User not found');
});

test('a delivery from before the erasure and its pending replay are deleted, and those about others stay', async () => {
  const [userId, otherId] = [await addPerson(server), await addPerson(server)];
  await server.call('DELETE', '/admin/users', { body: { userIds: [userId, otherId] } });
  const deliveries = await settled(server, endpointId, 2);
  const { id } = deliveries.find(({ payload }) => payload.includes(userId));
  const waiting: ServerResponse[] = [];
  receiver.respond = (response) => void waiting.push(response);
  const query = { deliveryId: id };
  expect((await server.call('POST', '/webhook-endpoints/deliveries/replay', { query })).status).toBe(202);
  const { body } = await erase(userId);
  expect(body).toMatchObject({ wasMember: false, removed: { webhookDeliveries: 1 } });
  expect(await deliveriesAbout(userId)).toEqual([{ status: 'pending' }]);
  await eventually(
    () => waiting.length,
    (count) => count === 1,
  );
  receiver.respond = accept;
  waiting.forEach(accept);
  await untilNoneIsLeft(userId);
  expect(await deliveriesAbout(otherId)).toEqual([{ status: 'succeeded' }]);
});

test('a delivery of a test that the person requested is deleted', async () => {
  const userId = await addPerson(server, { role: 'org:admin' });
  const token = await server.tokenFor({ userId, role: 'org:admin' });
  await server.call('POST', '/webhook-endpoints/test', { token, query: { id: endpointId } });
  expect(await deliveriesAbout(userId)).toHaveLength(1);
  expect((await erase(userId)).body).toMatchObject({ removed: { webhookDeliveries: 1 } });
  await untilNoneIsLeft(userId);
});
