// Tests the Clerk adapter with the real @clerk/backend client over HTTP.
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createClerkIdentityProvider } from '../../server/platform/identity/clerk-adapter.js';
import type { IdentityProvider } from '../../server/platform/identity/index.js';
import type { EmbeddedIdentityProvider } from '../../server/embedded/identity/index.js';
import { prepareProvider, type ProviderFixture } from './provider-support.js';

let fixture: ProviderFixture;
let embedded: EmbeddedIdentityProvider;
let identity: IdentityProvider;
let organizationId: string;

beforeAll(async () => {
  fixture = await prepareProvider();
  embedded = await fixture.start();
  identity = createClerkIdentityProvider({ secretKey: embedded.secretKey, apiUrl: embedded.url });
});
afterAll(() => fixture.release());

beforeEach(async () => {
  organizationId = (await embedded.addOrganization({ name: 'Acme Robotics' })).id;
  for (const [index, letter] of ['a', 'b', 'c', 'd', 'e'].entries()) {
    await embedded.addMember({
      organizationId,
      userId: userId(letter),
      email: `${userId(letter)}@acme.example`,
      firstName: `Name-${'edcba'[index]}`,
      role: index < 2 ? 'org:admin' : 'org:member',
      publicMetadata: { team: letter },
    });
  }
});
const userId = (letter: string): string => `user_${organizationId.slice(4)}_${letter}`;
const keyOf = (letter: string) => ({ organizationId, userId: userId(letter) });
const page = { limit: 10, offset: 0 };

describe('the Clerk adapter (members)', () => {
  test('returns the name of the organization', async () => {
    expect(await identity.getOrganization(organizationId)).toEqual({ id: organizationId, name: 'Acme Robotics' });
    await expect(identity.getOrganization('org_none')).rejects.toMatchObject({ failure: 'not_found' });
  });

  test('returns a member with all fields', async () => {
    await embedded.mintToken({ userId: userId('a'), organizationId });
    expect(await identity.getMember(keyOf('a'))).toEqual({
      userId: userId('a'),
      email: `${userId('a')}@acme.example`,
      firstName: 'Name-e',
      lastName: null,
      username: null,
      profileImageUrl: expect.stringMatching(/^https:/),
      role: 'org:admin',
      publicMetadata: { team: 'a' },
      joinedAt: expect.any(Number),
      updatedAt: expect.any(Number),
      createdAt: expect.any(Number),
      lastSignInAt: expect.any(Number),
    });
    expect((await identity.getMember(keyOf('b'))).lastSignInAt).toBeNull();
  });

  test('returns pages without gaps, newest first', async () => {
    const pages = [];
    for (const offset of [0, 2, 4, 6]) pages.push(await identity.listMembers({ organizationId, limit: 2, offset }));
    expect(pages.map(({ items }) => items.length)).toEqual([2, 2, 1, 0]);
    expect(pages.every(({ totalCount }) => totalCount === 5)).toBe(true);
    const ids = pages.flatMap(({ items }) => items.map((member) => member.userId));
    expect(new Set(ids).size).toBe(5);
    const oldestFirst = { field: 'created_at', direction: 'ascending' } as const;
    const reversed = await identity.listMembers({ organizationId, ...page, orderBy: oldestFirst });
    expect(reversed.items.map((member) => member.userId)).toEqual(ids.reverse());
  });

  test('filters by role, id, address and text, and sorts', async () => {
    const find = async (filter: object): Promise<string> => {
      const { items, totalCount } = await identity.listMembers({ organizationId, ...page, ...filter });
      expect(totalCount).toBe(items.length);
      return items.map((member) => member.userId.at(-1)).join('');
    };
    const orderBy = { field: 'email_address', direction: 'ascending' };
    expect(await find({ roles: ['org:admin'], orderBy })).toBe('ab');
    expect(await find({ roles: ['org:admin', 'org:member'], orderBy })).toBe('abcde');
    expect(await find({ userIds: [userId('d')] })).toBe('d');
    expect(await find({ emails: [`${userId('E')}@ACME.example`] })).toBe('e');
    expect(await find({ query: 'NAME-c' })).toBe('c');
    expect(await find({ query: '%' })).toBe('');
    expect(await find({ orderBy: { field: 'first_name', direction: 'descending' } })).toBe('abcde');
    for (const noMatch of [{ userIds: [] }, { roles: [] }, { emails: [] }]) expect(await find(noMatch)).toBe('');
  });

  test('returns 500 members and their accounts in one page', async () => {
    const rows = Array.from({ length: 500 }, (_, index) => `user_many_${organizationId.slice(4)}_${index}`);
    await fixture.database.raw(
      `insert into embedded_identity.users select id, id || '@x.example', id, null, null, 'https://x.example', 7, 1, 1 from unnest(?::text[]) id`,
      [rows],
    );
    await fixture.database.raw(
      `insert into embedded_identity.memberships
       select 'orgmem_' || id, ?, id, 'org:many', '[]', '{}', '{}', 1, 1
       from unnest(?::text[]) id`,
      [organizationId, rows],
    );
    const { items, totalCount } = await identity.listMembers({
      organizationId,
      limit: 500,
      offset: 0,
      roles: ['org:many'],
    });
    expect(totalCount).toBe(500);
    expect(items.every((member) => member.username === member.userId && member.lastSignInAt === 7)).toBe(true);
  });

  test('rejects a limit out of range', async () => {
    await expect(identity.listMembers({ organizationId, limit: 501, offset: 0 })).rejects.toMatchObject({
      failure: 'invalid',
    });
  });

  test("deletes a removed member's metadata; a member who is added again starts without it", async () => {
    await identity.removeMember(keyOf('c'));
    await expect(identity.getMember(keyOf('c'))).rejects.toMatchObject({ failure: 'not_found' });
    await expect(identity.removeMember(keyOf('c'))).rejects.toMatchObject({ failure: 'not_found' });
    expect(await identity.findUserId(`${userId('c')}@acme.example`.toUpperCase())).toBe(userId('c'));
    expect(await identity.addMember({ ...keyOf('c'), role: 'org:guest' })).toMatchObject({
      role: 'org:guest',
      publicMetadata: {},
    });
    await expect(identity.addMember({ ...keyOf('c'), role: 'org:guest' })).rejects.toMatchObject({
      failure: 'conflict',
    });
    expect(await identity.findUserId('unknown@acme.example')).toBeNull();
  });

  test('adds a member with metadata, which other memberships of the user do not get', async () => {
    const other = (await embedded.addOrganization({ name: 'Globex' })).id;
    const member = await identity.addMember({
      organizationId: other,
      userId: userId('a'),
      role: 'org:member',
      publicMetadata: { x: { y: 1 } },
    });
    expect(member.publicMetadata).toEqual({ x: { y: 1 } });
    expect((await identity.getMember(keyOf('a'))).publicMetadata).toEqual({ team: 'a' });
  });
});

describe('replacing metadata', () => {
  test.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    ['keys are removed and added', { a: 1, b: 2 }, { b: 3, c: [1, { d: null }] }],
    ['keys are removed from nested objects', { n: { a: 1, m: { b: 2, c: 3 } } }, { n: { m: { c: 4 } } }],
    ['an object becomes a text', { n: { a: 1 } }, { n: 'text' }],
    ['a list becomes an object', { n: [1, 2] }, { n: { a: 1 } }],
    ['all keys are removed', { a: { b: 1 } }, {}],
    ['an object is emptied', { a: { b: 1 } }, { a: {} }],
    [
      'unusual keys',
      { constructor: 1 },
      JSON.parse('{"__proto__": {"x": 1}, "a.b": 2, "ключ": "✓", "camelCase": 1, "snake_case": 2}'),
    ],
  ])('stores exactly the new metadata: %s', async (_what, before, after) => {
    await identity.replaceMetadata(keyOf('a'), before);
    const member = await identity.replaceMetadata(keyOf('a'), after);
    expect(JSON.stringify(sorted(member.publicMetadata))).toBe(JSON.stringify(sorted(after)));
    expect((await identity.getMember(keyOf('a'))).publicMetadata).toEqual(member.publicMetadata);
    expect(member).toMatchObject({ userId: userId('a'), email: expect.stringContaining('@'), role: 'org:admin' });
  });

  test('drops keys whose value is null', async () => {
    const { publicMetadata } = await identity.replaceMetadata(keyOf('a'), {
      kept: 1,
      gone: null,
      deep: { gone: null },
    });
    expect(publicMetadata).toEqual({ kept: 1, deep: {} });
  });

  test('keeps one of many concurrent replacements whole', async () => {
    const wanted = Array.from({ length: 6 }, (_, index) => ({
      [`only${index}`]: index,
      shared: { [`deep${index}`]: index },
    }));
    const results = await Promise.allSettled(wanted.map((metadata) => identity.replaceMetadata(keyOf('b'), metadata)));
    expect(results.map(({ status }) => status)).toEqual(wanted.map(() => 'fulfilled'));
    expect(wanted).toContainEqual((await identity.getMember(keyOf('b'))).publicMetadata);
  });

  test('returns not_found for a missing member', async () => {
    await expect(identity.replaceMetadata({ organizationId, userId: 'user_none' }, {})).rejects.toMatchObject({
      failure: 'not_found',
    });
  });
});

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.entries(value)
    .sort()
    .map(([key, entry]) => [key, sorted(entry)]);
}

describe('the Clerk adapter (invitations)', () => {
  test('creates, lists and revokes', async () => {
    const invitation = {
      organizationId,
      emailAddress: 'eli@acme.example',
      role: 'org:member',
      publicMetadata: { department: 'Support' },
    };
    const created = await identity.createInvitation({ ...invitation, inviterUserId: userId('a') });
    expect(created).toEqual({
      id: expect.stringMatching(/^orginv_/),
      emailAddress: 'eli@acme.example',
      role: 'org:member',
      status: 'pending',
      publicMetadata: { department: 'Support' },
      createdAt: expect.any(Number),
      updatedAt: expect.any(Number),
    });
    await expect(identity.createInvitation({ ...invitation, emailAddress: 'ELI@acme.example' })).rejects.toMatchObject({
      failure: 'conflict',
    });
    expect(await identity.listInvitations({ organizationId, ...page, statuses: ['pending'] })).toEqual({
      items: [created],
      totalCount: 1,
    });

    const request = { organizationId, invitationId: created.id, revokedBy: userId('a') };
    expect(await identity.revokeInvitation(request)).toMatchObject({ id: created.id, status: 'revoked' });
    await expect(identity.revokeInvitation(request)).rejects.toMatchObject({ failure: 'conflict' });
    expect((await identity.listInvitations({ organizationId, ...page, statuses: ['pending'] })).totalCount).toBe(0);
    expect(
      (await identity.listInvitations({ organizationId, ...page, statuses: ['pending', 'revoked'] })).totalCount,
    ).toBe(1);
    expect((await identity.listInvitations({ organizationId, ...page, statuses: [] })).totalCount).toBe(0);
  });

  test('creates a member with the role and metadata of an accepted invitation', async () => {
    const emailAddress = `new-${organizationId.slice(4)}@acme.example`;
    const { id } = await identity.createInvitation({
      organizationId,
      emailAddress,
      role: 'org:agent_manager',
      publicMetadata: { level: 1 },
    });
    const member = await embedded.acceptInvitation(id, { firstName: 'New' });
    expect(await identity.getMember({ organizationId, userId: member.userId })).toMatchObject({
      email: emailAddress,
      firstName: 'New',
      role: 'org:agent_manager',
      publicMetadata: { level: 1 },
    });
    const accepted = await identity.listInvitations({ organizationId, ...page, statuses: ['accepted'] });
    expect(accepted.items.map((invitation) => invitation.id)).toEqual([id]);
    await expect(embedded.acceptInvitation(id)).rejects.toMatchObject({ code: 'organization_invitation_not_pending' });
    await expect(identity.revokeInvitation({ organizationId, invitationId: id })).rejects.toMatchObject({
      failure: 'conflict',
    });
    await expect(identity.createInvitation({ organizationId, emailAddress, role: 'org:member' })).rejects.toMatchObject(
      { failure: 'conflict' },
    );
  });

  test('lists an overdue invitation as expired, lets it be replaced, and refuses an invalid address', async () => {
    const invitation = { organizationId, emailAddress: 'late@acme.example', role: 'org:member' };
    const { id } = await identity.createInvitation(invitation);
    await fixture
      .database('embedded_identity.invitations')
      .where({ id })
      .update({ expires_at: Date.now() - 1 });
    await identity.createInvitation(invitation);
    const expired = await identity.listInvitations({ organizationId, ...page, statuses: ['expired'] });
    expect(expired.items.map((item) => item.id)).toEqual([id]);
    await expect(identity.createInvitation({ ...invitation, emailAddress: 'no address' })).rejects.toMatchObject({
      failure: 'invalid',
    });
  });

  test('returns not_found for a cross-tenant invitation', async () => {
    const other = (await embedded.addOrganization({ name: 'Globex' })).id;
    const { id } = await identity.createInvitation({
      organizationId: other,
      emailAddress: 'x@globex.example',
      role: 'org:member',
    });
    await expect(identity.revokeInvitation({ organizationId, invitationId: id })).rejects.toMatchObject({
      failure: 'not_found',
    });
  });
});

describe('failures of the Clerk adapter', () => {
  test.each(['user_1/metadata', '../../users/user_1', 'user_1?x', '', 'user 1', 'user_1%2f..', 'ü'])(
    'the id %j returns not_found and cannot change the path of the request',
    async (id) => {
      await expect(identity.removeMember({ organizationId, userId: id })).rejects.toMatchObject({
        failure: 'not_found',
      });
      await expect(identity.getOrganization(id)).rejects.toMatchObject({ failure: 'not_found' });
    },
  );

  test('a wrong secret key fails as misconfigured', async () => {
    const withWrongKey = createClerkIdentityProvider({ secretKey: 'sk_test_wrong', apiUrl: embedded.url });
    await expect(withWrongKey.getOrganization(organizationId)).rejects.toMatchObject({
      failure: 'misconfigured',
      retryAfterSeconds: null,
    });
  });

  test('a refused connection fails as unavailable', async () => {
    const down = createClerkIdentityProvider({ secretKey: 'sk_test_x', apiUrl: 'http://127.0.0.1:9' });
    await expect(down.getOrganization('org_1')).rejects.toMatchObject({ failure: 'unavailable', retryAfterSeconds: 1 });
  });

  test('calls to a hanging provider fail before the deadline, then immediately, and later reach it again', async () => {
    const { url, state, close } = await startStandIn(null);
    const slow = createClerkIdentityProvider({
      secretKey: 'sk_test_x',
      apiUrl: url,
      pauseMs: 100,
      writeTimeoutMs: 1_500,
    });
    const startedAt = performance.now();
    const members = Array.from({ length: 3 }, (_, index) =>
      slow.removeMember({ organizationId: 'org_1', userId: `user_${index}` }),
    );
    const results = await Promise.allSettled(members);
    expect(performance.now() - startedAt).toBeLessThan(10_000);
    expect(results.map((result) => result.status === 'rejected' && result.reason.failure)).toEqual(
      Array(3).fill('unavailable'),
    );
    await expect(slow.getOrganization('org_1')).rejects.toMatchObject({ failure: 'unavailable' });
    expect(state.requestCount).toBe(3);

    state.reply = { status: 200, body: { object: 'organization', id: 'org_1', name: 'One' } };
    await new Promise((resolve) => setTimeout(resolve, 120));
    expect(await slow.getOrganization('org_1')).toEqual({ id: 'org_1', name: 'One' });
    await close();
  });

  test.each([
    [429, { 'retry-after': '7' }, { failure: 'rate_limited', retryAfterSeconds: 7 }],
    [429, {}, { failure: 'rate_limited', retryAfterSeconds: 1 }],
    [500, {}, { failure: 'unavailable', retryAfterSeconds: 1 }],
    [503, { 'retry-after': '30' }, { failure: 'unavailable', retryAfterSeconds: 30 }],
    [403, {}, { failure: 'conflict', retryAfterSeconds: null }],
    [422, {}, { failure: 'invalid', retryAfterSeconds: null }],
    [200, { 'content-type': 'text/html' }, { failure: 'unavailable' }],
  ])('status %i with the headers %j is reported as %j', async (status, headers, expected) => {
    const { url, close } = await startStandIn({ status, body: { errors: [{ code: 'x', message: 'no' }] }, headers });
    const provider = createClerkIdentityProvider({ secretKey: 'sk_test_x', apiUrl: url });
    await expect(provider.listMembers({ organizationId: 'org_1', ...page })).rejects.toMatchObject(expected);
    await close();
  });
});

interface CannedReply {
  status: number;
  body: unknown;
  headers?: object;
}

/** Starts a provider that returns `reply` to every request, or hangs if `reply` is null. */
async function startStandIn(reply: CannedReply | null) {
  const state = { reply, requestCount: 0 };
  const server = http.createServer((_request, response) => {
    state.requestCount++;
    if (state.reply === null) return;
    response.writeHead(state.reply.status, { 'content-type': 'application/json', ...state.reply.headers });
    response.end(JSON.stringify(state.reply.body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, state, close };
}
