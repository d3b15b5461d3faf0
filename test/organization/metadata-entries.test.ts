// A change of metadata has one entry in the audit log, although the identity provider also reports it by a webhook.
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { eventually } from '../support/eventually.js';
import { startDisturbedServer, type DisturbedServer } from '../api/organization/support.js';

let server: DisturbedServer;
beforeAll(async () => {
  server = await startDisturbedServer();
  server.provider.sendWebhooksTo(`${server.url}/webhooks/identity`);
});
afterAll(() => server?.stop());
afterEach(() => server.disturb(() => null));

/** Delays the last read of a change, so that the provider's webhook arrives before the change is recorded. */
const delayRecord = (delayMs: number) =>
  server.disturb(({ path }) => (path.startsWith('/v1/users') ? { delayMs } : null));

async function knownMember(): Promise<string> {
  const userId = await server.add();
  await server.container.modules.organization.reconcile(server.organizationId);
  return userId;
}

const setMetadata = (userId: string, metadata: object) =>
  server.call('POST', '/admin/updateUserMetadata', { body: { userId, metadata } });

/** Repeats a change that a busy server refused, because it waited too long for the other changes. */
async function setPatiently(userId: string, metadata: object): Promise<void> {
  const { status } = await setMetadata(userId, metadata);
  if (status === 503) return setPatiently(userId, metadata);
  expect(status).toBe(200);
}

async function setAtProvider(userId: string, metadata: object): Promise<void> {
  const { url, secretKey } = server.provider;
  const reply = await fetch(`${url}/v1/organizations/${server.organizationId}/memberships/${userId}/metadata`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ public_metadata: metadata }),
  });
  expect(reply.status).toBe(200);
}

interface Entry {
  actor: { type: string };
  before: object;
  after: object;
}

/** Returns the entries about the user, oldest first, after all webhooks were delivered. */
async function entriesOf(userId: string): Promise<Entry[]> {
  await server.provider.whenWebhooksSettled();
  const query = { recordType: 'user', recordId: userId, limit: 100 };
  return (await server.call('GET', '/admin/auditLog', { query })).body.entries.reverse();
}

const levels = Array.from({ length: 12 }, (_, level) => ({ level: level + 1 }));
const byUser = (before: object, after: object) => ({ actor: { type: 'user' }, before, after });
const byProvider = (before: object, after: object) => ({ actor: { type: 'identity_provider' }, before, after });
const states = (entries: readonly Entry[]) => entries.map(({ actor: { type }, after }) => ({ type, after }));

test('twelve changes in sequence have twelve entries, which name the user', async () => {
  const userId = await knownMember();
  delayRecord(50);
  for (const metadata of levels) expect((await setMetadata(userId, metadata)).status).toBe(200);
  const expected = levels.map((metadata, index) => byUser({ metadata: levels[index - 1] ?? {} }, { metadata }));
  expect(await entriesOf(userId)).toMatchObject(expected);
});

test('twelve concurrent changes have twelve entries, which name the user', async () => {
  const userId = await knownMember();
  delayRecord(20);
  await Promise.all(levels.map((metadata) => setPatiently(userId, metadata)));
  const entries = await entriesOf(userId);
  expect(states(entries)).toHaveLength(12);
  expect(states(entries)).toEqual(
    expect.arrayContaining(levels.map((metadata) => ({ type: 'user', after: { metadata } }))),
  );
});

test('a change at the provider has one entry, which names the provider', async () => {
  const userId = await knownMember();
  await setAtProvider(userId, { team: 'North' });
  expect(await entriesOf(userId)).toMatchObject([byProvider({ metadata: {} }, { metadata: { team: 'North' } })]);
});

test('a different change at the provider during a request has its own entry', async () => {
  const userId = await knownMember();
  delayRecord(1_000);
  const changing = setMetadata(userId, { level: 1 });
  const callsSinceWrite = () => {
    const write = server.calls.findIndex((call) => call.startsWith('PATCH') && call.includes(userId));
    return write < 0 ? [] : server.calls.slice(write);
  };
  // The change is stored at the provider when the request reads the account of the changed member.
  await eventually(callsSinceWrite, (calls) => calls.some((call) => call.startsWith('GET /v1/users')));
  await setAtProvider(userId, { team: 'South' });
  expect((await changing).status).toBe(200);
  const both = { level: 1, team: 'South' };
  expect(states(await entriesOf(userId))).toEqual([
    { type: 'identity_provider', after: { metadata: both } },
    { type: 'user', after: { metadata: { level: 1 } } },
  ]);
});

test('a change whose request failed after the provider stored it has an entry that names the provider', async () => {
  const userId = await knownMember();
  server.disturb(({ method, path }) => (method !== 'GET' && path.includes(userId) ? 'drop-reply' : null));
  expect((await setMetadata(userId, { level: 1 })).status).toBe(503);
  expect(await entriesOf(userId)).toMatchObject([byProvider({ metadata: {} }, { metadata: { level: 1 } })]);
});
