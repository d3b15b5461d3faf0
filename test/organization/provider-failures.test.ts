// Tests an identity provider that is down, slow or rate-limited, simulated by a proxy in front of the embedded one.
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { countDeadlines } from '../support/deadlines.js';
import type { CallResult } from '../support/server.js';
import { deliver, startDisturbedServer, type Disturbance, type DisturbedServer } from '../api/organization/support.js';

let server: DisturbedServer;
let isHanging = false;
beforeAll(
  async () =>
    void (server = await startDisturbedServer({ MEMBER_MIRROR_MAX_AGE_SECONDS: '0', REQUEST_DEADLINE_MS: '60000' })),
);
afterAll(() => server?.stop());
afterEach(async () => {
  server.disturb(() => null);
  if (!isHanging) return;
  isHanging = false;
  await new Promise((resolve) => setTimeout(resolve, 1_050)); // the adapter's pause after a call without a reply
});

const attempts: [string, (userId: string) => Promise<CallResult>][] = [
  ['listUsers', () => server.call('GET', '/admin/users')],
  [
    'updateUserMetadata',
    (userId) => server.call('POST', '/admin/updateUserMetadata', { body: { userId, metadata: { a: 1 } } }),
  ],
  [
    'removeUsers',
    (userId) => server.call('DELETE', '/admin/users', { body: { userIds: [server.adminId, userId, 'user_2kOther'] } }),
  ],
  ['listInvitations', () => server.call('GET', '/admin/invitations')],
  [
    'createInvitations',
    () =>
      server.call('POST', '/admin/invitations', {
        body: { invitations: [{ email: 'a@test.example' }, { email: 'b@test.example' }] },
      }),
  ],
  [
    'revokeInvitations',
    () => server.call('DELETE', '/admin/invitations', { body: { invitationIds: ['orginv_1', 'orginv_2'] } }),
  ],
];

describe.each([
  ['hangs', 'hang'],
  ['returns status 500', { status: 500 }],
] as [string, Disturbance][])('while the provider %s', (_what, disturbance) => {
  test.each(attempts)('returns 503 before the deadline: %s', async (_id, attempt) => {
    const userId = await server.add();
    server.disturb(() => disturbance);
    isHanging = disturbance === 'hang';
    const reply = await attempt(userId);
    expect(reply).toMatchObject({ status: 503, body: { error: 'Service Unavailable' } });
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(countDeadlines(server.logs)).toBe(0);
  });
});

test.each([503, 401])('the dashboard returns 200 while the provider returns %i', async (status) => {
  server.disturb(() => ({ status }));
  const query = { allInOrg: 'true', from: '2026-11-01', to: '2026-11-02' };
  expect(await server.call('GET', '/dashboard/getInteractions', { query })).toMatchObject({ status: 200, body: [] });
});

test('if the provider hangs, a removal of 50 users returns 503 after 10 calls, before the deadline', async () => {
  const userIds = Array.from({ length: 50 }, (_, n) => `user_2k${n}`);
  server.disturb(() => 'hang');
  isHanging = true;
  const before = server.calls.length;
  expect((await server.call('DELETE', '/admin/users', { body: { userIds } })).status).toBe(503);
  expect(countDeadlines(server.logs)).toBe(0);
  expect(server.calls.length - before).toBe(10);
});

test('a bulk request returns 207 with retryAfterSeconds for each entry that the provider rate-limits', async () => {
  const userIds = [await server.add(), await server.add(), await server.add()];
  server.disturb(({ path }) => (path.endsWith(userIds[1]!) ? { status: 429, headers: { 'retry-after': '7' } } : null));
  expect(await server.call('DELETE', '/admin/users', { body: { userIds } })).toMatchObject({
    status: 207,
    body: {
      successful: 2,
      errors: [{ userId: userIds[1], success: false, error: 'Too Many Requests', retryAfterSeconds: 7 }],
    },
  });
});

test('a bulk request returns 207 even if the provider rate-limits every entry', async () => {
  server.disturb(() => ({ status: 429, headers: { 'retry-after': '3' } }));
  const error = { success: false, error: 'Too Many Requests', retryAfterSeconds: 3 };
  const replies = await Promise.all([
    server.call('DELETE', '/admin/users', { body: { userIds: ['user_1', 'user_2'] } }),
    server.call('POST', '/admin/invitations', { body: { invitations: [{ email: 'a@test.example' }] } }),
    server.call('DELETE', '/admin/invitations', { body: { invitationIds: ['orginv_1'] } }),
  ]);
  for (const { status, body } of replies)
    expect({ status, error: body.errors[0] }).toMatchObject({ status: 207, error });
});

test.each([
  ['Too Many Requests', 429],
  ['Service Unavailable', 503],
  ['Internal Server Error', 401],
])(
  'if an entry failed with %s (status %i of the provider), a repeat with the same key runs the request again',
  async (error, status) => {
    const userIds = [await server.add(), await server.add()];
    const headers = { 'Idempotency-Key': `bulk-${status}` };
    const remove = () => server.call('DELETE', '/admin/users', { headers, body: { userIds } });
    server.disturb(({ path }) => (path.endsWith(userIds[1]!) ? { status } : null));
    const first = await remove();
    expect(first).toMatchObject({ status: 207, body: { successful: 1, errors: [{ userId: userIds[1], error }] } });
    server.disturb(() => null);
    const second = await remove();
    expect(second.headers.get('idempotency-replayed')).toBeNull();
    expect(second).toMatchObject({ status: 200, body: { successful: 2, failed: 0 } });
  },
);

test('a list or a change of one user returns 429 with Retry-After if the provider rate-limits it', async () => {
  server.disturb(() => ({ status: 429, headers: { 'retry-after': '9' } }));
  const replies = [
    await server.call('POST', '/admin/updateUserMetadata', { body: { userId: 'user_1', metadata: {} } }),
    await server.call('GET', '/admin/users'),
    await server.call('GET', '/admin/invitations'),
  ];
  for (const { status, headers } of replies) expect([status, headers.get('retry-after')]).toEqual([429, '9']);
});

test('a removal that the provider forbids returns 207, and an erasure 400', async () => {
  const userId = await server.add();
  server.disturb(({ method }) =>
    method === 'DELETE' ? { status: 403, code: 'organization_minimum_permissions_needed' } : null,
  );
  const reply = await server.call('DELETE', '/admin/users', { body: { userIds: [userId] } });
  expect(reply).toMatchObject({ status: 207, body: { errors: [{ userId, error: 'User cannot be removed' }] } });
  const erasure = await server.call('POST', '/admin/users/erase', { body: { userId } });
  expect(erasure).toMatchObject({ status: 400, body: { error: 'User cannot be removed' } });
  expect(await server.container.platform.database('members').where({ user_id: userId, removed_at: null })).toHaveLength(
    1,
  );
});

test("if the provider refuses the server's key, a list returns 500, and a bulk request returns 207", async () => {
  server.disturb(() => ({ status: 401, code: 'secret_key_invalid' }));
  expect((await server.call('GET', '/admin/invitations')).status).toBe(500);
  const reply = await server.call('DELETE', '/admin/invitations', { body: { invitationIds: ['orginv_1'] } });
  expect(reply).toMatchObject({ status: 207, body: { errors: [{ error: 'Internal Server Error' }] } });
  expect(server.logs).toContainEqual(
    expect.objectContaining({ msg: 'an entry of a bulk request failed', invitationId: 'orginv_1' }),
  );
});

test('an event that needs the unreachable provider returns 503, and its retry is accepted', async () => {
  const userId = await server.add({ firstName: 'Late' });
  const event = {
    object: 'event',
    type: 'organizationMembership.created',
    timestamp: Date.now(),
    data: { organization: { id: server.organizationId }, public_user_data: { user_id: userId } },
  };
  const options = { secret: server.provider.webhookSecret, id: 'msg_2kLate' };
  server.disturb(() => ({ status: 502 }));
  expect((await deliver(server.call, event, options)).status).toBe(503);
  server.disturb(() => null);
  expect(await deliver(server.call, event, options)).toMatchObject({ status: 200, body: { outcome: 'applied' } });
});

test('if one of three concurrent replacements of metadata fails, the result is not a mixture of them', async () => {
  const userId = await server.add({ publicMetadata: { old: 1, deep: { old: 1 } } });
  const change = (metadata: unknown) =>
    server.call('POST', '/admin/updateUserMetadata', { body: { userId, metadata } });
  // The third PATCH fails. Without a lease, the replacements could mix their metadata, and no PATCH would repair it.
  let left = 2;
  server.disturb(({ method }) => (method === 'PATCH' && left-- <= 0 ? { status: 500 } : null));
  const versions = [
    { a: 1, deep: { a: 1 } },
    { b: 1, deep: { b: 1 } },
    { c: 1, deep: { c: 1 } },
  ];
  expect((await Promise.all(versions.map(change))).map(({ status }) => status).sort()).toEqual([200, 200, 503]);
  server.disturb(() => null);
  const { body } = await server.call('GET', '/admin/users', { query: { query: userId } });
  expect(versions).toContainEqual(body.data[0].publicMetadata);
});

describe('soon after a reconciliation', () => {
  let fresh: DisturbedServer;
  beforeAll(async () => void (fresh = await startDisturbedServer()));
  afterAll(() => fresh?.stop());

  test('a list of users returns 200 without calling the provider', async () => {
    await fresh.call('GET', '/admin/users');
    const before = fresh.calls.length;
    fresh.disturb(() => 'hang');
    expect(await fresh.call('GET', '/admin/users')).toMatchObject({
      status: 200,
      body: { totalCount: 1, data: [{ id: fresh.adminId }] },
    });
    expect(fresh.calls.length).toBe(before);
  });
});
