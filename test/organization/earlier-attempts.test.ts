// Tests requests that the identity provider executes although its reply is lost. A retry with the same idempotency key
// returns the success of the first attempt.
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { newUserId, startDisturbedServer, type DisturbedServer } from '../api/organization/support.js';

let server: DisturbedServer;
const elsewhere = 'org_2kElsewhere';
beforeAll(async () => {
  server = await startDisturbedServer();
  await server.provider.addOrganization({ id: elsewhere, name: 'Elsewhere' });
});
afterAll(() => server?.stop());
afterEach(() => server.disturb(() => null));

type Send = () => ReturnType<DisturbedServer['call']>;

/** Returns a function that sends the request with the same key each time. */
function keyed(method: string, path: string, body: unknown): Send {
  const headers = { 'idempotency-key': randomUUID() };
  return () => server.call(method, path, { headers, body });
}

/** Waits until the adapter may call the provider again, which is one second after a call without a reply. */
const pauseOver = () => new Promise((resolve) => setTimeout(resolve, 1_100));

/** Sends the request while the provider's replies to writes at these paths are lost. */
async function dropReplies(send: Send, isLost: (path: string) => boolean = () => true) {
  server.disturb(({ method, path }) => (method !== 'GET' && isLost(path) ? 'drop-reply' : null));
  const lost = await send();
  server.disturb(() => null);
  await pauseOver();
  return lost;
}

const invite = (email: string) =>
  keyed('POST', '/admin/invitations', { invitations: [{ email, metadata: { team: 'north' } }] });
const pendingOf = async (email: string) =>
  (await server.call('GET', '/admin/invitations', { query: { limit: 500 } })).body.data.filter(
    (entry: { emailAddress: string }) => entry.emailAddress === email,
  );

test('an invitation is created once, and the retry returns its id', async () => {
  const email = `${newUserId()}@test.example`;
  const send = invite(email);
  expect((await dropReplies(send)).status).toBe(503);
  const [{ id: invitationId }, ...rest] = await pendingOf(email);
  expect(rest).toEqual([]);
  const repeat = await send();
  expect(repeat).toMatchObject({
    status: 200,
    body: { success: true, results: [{ email, type: 'invitation', invitationId }] },
  });
  expect((await send()).headers.get('idempotency-replayed')).toBe('true');
  // A request without the key is not a retry, so the address counts as invited already.
  expect(await invite(email)()).toMatchObject({
    status: 207,
    body: { errors: [{ error: 'An invitation for this email address is already pending' }] },
  });
});

test('a pending invitation with another role does not count as the result of the first attempt', async () => {
  const email = `${newUserId()}@test.example`;
  await keyed('POST', '/admin/invitations', { invitations: [{ email, role: 'org:guest' }] })();
  const send = invite(email);
  server.disturb(({ method }) => (method === 'POST' ? { status: 503 } : null));
  expect((await send()).status).toBe(503);
  server.disturb(() => null);
  expect(await send()).toMatchObject({
    status: 207,
    body: { errors: [{ email, error: 'An invitation for this email address is already pending' }] },
  });
});

test('a retry completes the metadata of a member whom the first attempt added without it', async () => {
  const userId = await server.add({ organizationId: elsewhere });
  const email = `${userId}@test.example`;
  const send = invite(email);
  server.disturb(({ path }) => (path.endsWith('/metadata') ? { status: 503 } : null));
  expect((await send()).status).toBe(503);
  server.disturb(() => null);
  await pauseOver();
  const repeat = await send();
  expect(repeat).toMatchObject({ status: 200, body: { results: [{ email, type: 'direct_membership', userId }] } });
  const users = await server.call('GET', '/admin/users', { query: { limit: 500 } });
  expect(users.body.data.find(({ id }: { id: string }) => id === userId)).toMatchObject({
    publicMetadata: { team: 'north' },
  });
  const { body } = await server.call('GET', '/admin/auditLog');
  expect(body.entries.filter(({ recordId }: { recordId: string }) => recordId === userId)).toMatchObject([
    { action: 'user.added', after: { metadata: { team: 'north' } } },
  ]);
});

test('a retry of a bulk request changes no member whom the first attempt added, and adds no audit entry', async () => {
  const userId = await server.add({ organizationId: elsewhere });
  const emails = [`${userId}@test.example`, `${newUserId()}@test.example`];
  const invitations = emails.map((email) => ({ email, metadata: { team: 'north' } }));
  const send = keyed('POST', '/admin/invitations', { invitations });
  server.disturb(({ method, path }) => (method === 'POST' && path.endsWith('/invitations') ? { status: 503 } : null));
  expect(await send()).toMatchObject({ status: 207, body: { successful: 1, failed: 1 } });
  server.disturb(() => null);
  await pauseOver();
  const metadata = { team: 'south' };
  await server.call('POST', '/admin/updateUserMetadata', { body: { userId, metadata } });
  expect(await send()).toMatchObject({ status: 200, body: { successful: 2 } });
  const users = await server.call('GET', '/admin/users', { query: { limit: 500 } });
  expect(users.body.data.find(({ id }: { id: string }) => id === userId)).toMatchObject({ publicMetadata: metadata });
  const { body } = await server.call('GET', '/admin/auditLog');
  const entries = body.entries.filter(({ recordId }: { recordId: string }) => recordId === userId);
  expect(entries.map(({ action }: { action: string }) => action).sort()).toEqual(['user.added', 'user.updated']);
});

test('a retried revocation succeeds', async () => {
  const email = `${newUserId()}@test.example`;
  const { body } = await invite(email)();
  const invitationIds = [body.results[0].invitationId];
  const send = keyed('DELETE', '/admin/invitations', { invitationIds });
  expect((await dropReplies(send)).status).toBe(503);
  expect(await send()).toMatchObject({
    status: 200,
    body: { success: true, results: [{ invitationId: invitationIds[0], success: true }] },
  });
  const other = await keyed('DELETE', '/admin/invitations', { invitationIds })();
  expect(other).toMatchObject({ status: 207, body: { errors: [{ error: 'Invitation is not pending' }] } });
});

test.each(['in', 'missing from'])(
  'a retried removal of a member who is %s the table `members` succeeds',
  async (where) => {
    const [userId, stays] = [await server.add(), await server.add()];
    if (where === 'in') await server.container.modules.organization.reconcile(server.organizationId);
    const send = keyed('DELETE', '/admin/users', { userIds: [userId, stays] });
    // The first reply confirms only a part of the removals or none, so it is not stored.
    const first = await dropReplies(send, (path) => path.endsWith(userId));
    expect([207, 503]).toContain(first.status);
    const repeat = await send();
    expect(repeat).toMatchObject({ status: 200, body: { success: true, total: 2, successful: 2 } });
    expect(repeat.headers.get('idempotency-replayed')).toBeNull();
    const other = await keyed('DELETE', '/admin/users', { userIds: [userId] })();
    expect(other).toMatchObject({
      status: 207,
      body: { errors: [{ userId, error: 'User is not a member of this organization' }] },
    });
  },
);

test('a request waits for a provider that takes 3 s for a write', async () => {
  const email = `${newUserId()}@test.example`;
  server.disturb(({ method }) => (method === 'POST' ? { delayMs: 3_000 } : null));
  expect(await invite(email)()).toMatchObject({ status: 200, body: { success: true } });
});
