import { execFile } from 'node:child_process';
import { chmodSync, existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createClerkClient, verifyToken } from '@clerk/backend';
import {
  addDemoOrganization,
  demoOrganizationId,
  findRunningProvider,
  type EmbeddedIdentityProvider,
} from '../../server/embedded/identity/index.js';
import { createTokenVerifier } from '../../server/http/tokens/index.js';
import { principalFromClerk } from '../../server/platform/identity/index.js';
import { prepareProvider, type ProviderFixture } from './provider-support.js';
import { openTestDatabase } from '../support/database.js';
import { builtFile } from '../support/built.js';

let fixture: ProviderFixture;
beforeAll(async () => {
  fixture = await prepareProvider();
});
afterAll(() => fixture.release());

function verifierOf({ issuer, jwksUrl }: EmbeddedIdentityProvider) {
  return createTokenVerifier({ issuer, jwks: new URL(jwksUrl), readPrincipal: principalFromClerk });
}

describe('the embedded identity provider', () => {
  test('refuses to start in production', async () => {
    await expect(fixture.start({ environment: 'production' })).rejects.toThrow('does not run in production');
    expect(existsSync(join(fixture.dataDir, 'identity'))).toBe(false);
  });

  test('listens on this machine only', async () => {
    const provider = await fixture.start();
    expect(new URL(provider.url).hostname).toBe('127.0.0.1');
    await provider.stop();
  });

  test('restricts its key files to their owner, even if a copy changed their modes', async () => {
    const provider = await fixture.start();
    const folder = join(fixture.dataDir, 'identity');
    const modes = () => readdirSync(folder).map((name) => (statSync(join(folder, name)).mode & 0o777).toString(8));
    expect(modes()).toEqual(['600', '600', '600', '600']);
    await provider.stop();
    for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o644);
    const again = await fixture.start();
    expect(modes()).toEqual(['600', '600', '600', '600']);
    await again.stop();
  });

  test('adds an organization once for concurrent calls, and refuses its slug for another organization', async () => {
    const provider = await fixture.start();
    const add = (id: string) => provider.addOrganization({ id, name: 'Twice', slug: 'twice' });
    const added = await Promise.all(Array.from({ length: 20 }, () => add('org_twice')));
    expect(added.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(new Set(added.map(({ id }) => id))).toEqual(new Set(['org_twice']));
    await expect(add('org_other')).rejects.toThrow('An organization with the slug twice already exists.');
    await provider.stop();
  });

  test('keeps tokens, keys and users across a restart on the same port', async () => {
    const before = await fixture.start();
    const { id: organizationId } = await before.addOrganization({ name: 'Lasting' });
    const { userId } = await before.addMember({ organizationId, email: 'lasting@acme.example', role: 'org:admin' });
    const token = await before.mintToken({ userId, organizationId });
    await before.stop();

    const after = await fixture.start({ port: Number(new URL(before.url).port) });
    expect([after.issuer, after.secretKey, after.webhookSecret]).toEqual([
      before.issuer,
      before.secretKey,
      before.webhookSecret,
    ]);
    expect(await verifierOf(after).verify(token)).toMatchObject({ userId, organizationId, role: 'org:admin' });
    expect(await after.mintToken({ userId, organizationId })).toEqual(expect.any(String));
    await after.stop();
  });

  test('can start concurrently with another instance on an empty database', async () => {
    await fixture.database.raw('drop schema embedded_identity cascade');
    const starts = Promise.all([fixture.start(), fixture.start()]);
    await expect(starts).resolves.toHaveLength(2);
    await Promise.all((await starts).map((provider) => provider.stop()));
  });

  test('names a port that is in use', async () => {
    const provider = await fixture.start();
    const port = Number(new URL(provider.url).port);
    await expect(fixture.start({ port })).rejects.toThrow(
      `the port ${port} of the embedded identity provider is in use`,
    );
    await provider.stop();
  });

  test('creates the demo data once: a removed user stays removed', async () => {
    const provider = await fixture.start();
    await addDemoOrganization(provider);
    const clerk = createClerkClient({
      secretKey: provider.secretKey,
      apiUrl: provider.url,
      telemetry: { disabled: true },
    });
    const members = async () =>
      (await clerk.organizations.getOrganizationMembershipList({ organizationId: demoOrganizationId })).data;
    expect((await members()).map(({ role }) => role).sort()).toEqual([
      'org:admin',
      'org:agent_manager',
      'org:agent_manager',
      'org:guest',
      'org:member',
    ]);
    const guest = (await members()).find(({ role }) => role === 'org:guest')!;
    await clerk.organizations.deleteOrganizationMembership({
      organizationId: demoOrganizationId,
      userId: guest.publicUserData!.userId,
    });
    await addDemoOrganization(provider);
    expect(await members()).toHaveLength(4);
    await provider.stop();
  });
});

describe('tokens of the embedded identity provider', () => {
  let provider: EmbeddedIdentityProvider;
  let organizationId: string;
  let userId: string;
  const permissions = [
    'org:manage_agents:create',
    'org:manage_agents:delete',
    'org:reports:read',
    'org:reports:delete',
  ];
  beforeAll(async () => {
    provider = await fixture.start();
    organizationId = (await provider.addOrganization({ name: 'Tokens' })).id;
    const person = { organizationId, email: 'tokens@acme.example', role: 'org:agent_manager', permissions };
    userId = (await provider.addMember(person)).userId;
  });
  afterAll(() => provider.stop());

  test.each([1, 2] as const)('of version %i are read alike by the server and @clerk/backend', async (version) => {
    const token = await provider.mintToken({ userId, organizationId, version, authorizedParty: 'https://app.test' });
    const principal = await verifierOf(provider).verify(token);
    expect(principal).toMatchObject({
      userId,
      organizationId,
      role: 'org:agent_manager',
      sessionId: expect.stringMatching(/^sess_/),
    });
    expect([...principal.permissions].sort()).toEqual([...permissions].sort());
    const claims = await verifyToken(token, {
      secretKey: provider.secretKey,
      apiUrl: provider.url,
      authorizedParties: ['https://app.test'],
    });
    expect(claims).toMatchObject({
      sub: userId,
      iss: provider.issuer,
      azp: 'https://app.test',
      ...(version === 2 ? { v: 2, sts: 'active' } : {}),
    });
  });

  test('may lack an organization', async () => {
    expect(await verifierOf(provider).verify(await provider.mintToken({ userId }))).toMatchObject({
      userId,
      organizationId: null,
      role: null,
    });
  });

  test('are refused for an organization without membership', async () => {
    const { id: other } = await provider.addOrganization({ name: 'Other' });
    await expect(provider.mintToken({ userId, organizationId: other })).rejects.toMatchObject({ status: 404 });
    await expect(provider.mintToken({ userId: 'user_none' })).rejects.toMatchObject({ status: 404 });
  });

  test('expire', async () => {
    const token = await provider.mintToken({ userId, organizationId, lifetimeSeconds: -10 });
    await expect(verifierOf(provider).verify(token)).rejects.toMatchObject({ name: 'TokenRejectedError' });
  });
});

describe('the HTTP API of the embedded identity provider', () => {
  let provider: EmbeddedIdentityProvider;
  beforeAll(async () => {
    provider = await fixture.start();
  });
  afterAll(() => provider.stop());
  const call = (path: string, secretKey: string | null, init: RequestInit = {}) =>
    fetch(`${provider.url}${path}`, {
      ...init,
      headers: { ...(secretKey && { authorization: `Bearer ${secretKey}` }), ...init.headers },
    });

  test('serves the key set to all callers, without its private part', async () => {
    const response = await fetch(provider.jwksUrl);
    expect(response.headers.get('content-type')).toBe('application/json');
    const { keys } = (await response.json()) as { keys: object[] };
    expect(keys.map((key) => Object.keys(key).sort())).toEqual([['alg', 'e', 'kid', 'kty', 'n', 'use']]);
    expect(await (await call('/v1/jwks', provider.secretKey)).json()).toEqual({ keys });
  });

  test.each(['/v1/jwks', '/v1/users', '/v1/organizations/org_1', '/dev/tokens', '/dev/invitations/x/accept'])(
    'requires the secret key for %s',
    async (path) => {
      for (const key of [null, '', 'sk_test_wrong', `${provider.secretKey}x`, provider.secretKey.slice(0, -1)]) {
        const response = await call(path, key, { method: path.startsWith('/dev') ? 'POST' : 'GET' });
        expect(response.status).toBe(401);
        expect(await response.json()).toMatchObject({
          errors: [{ code: 'secret_key_invalid' }],
          clerk_trace_id: expect.any(String),
        });
      }
    },
  );

  test.each<[string, RequestInit, number, string]>([
    ['/v1/nowhere', {}, 404, 'resource_not_found'],
    [`/v1/organizations/${demoOrganizationId}/memberships?nonsense=1`, {}, 422, 'form_param_unknown'],
    [`/v1/organizations/${demoOrganizationId}/memberships?order_by=password`, {}, 422, 'form_param_value_invalid'],
    [`/v1/organizations/${demoOrganizationId}/memberships?order_by=constructor`, {}, 422, 'form_param_value_invalid'],
    [`/v1/organizations/${demoOrganizationId}/memberships?limit=0`, {}, 422, 'form_param_format_invalid'],
    [
      `/v1/organizations/${demoOrganizationId}/invitations`,
      { method: 'POST', body: '{}' },
      422,
      'form_param_format_invalid',
    ],
    ['/dev/tokens', { method: 'POST', body: '{"version": 3}' }, 422, 'form_param_format_invalid'],
    ['/dev/tokens', { method: 'POST', body: '{' }, 400, 'request_body_invalid'],
  ])('for %s %j, returns the status %i', async (path, init, status, code) => {
    const response = await call(path, provider.secretKey, { ...init, headers: { 'content-type': 'application/json' } });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ errors: [{ code }] });
  });

  test.each(['phone_number', '-created_at', 'email_address'])(
    'accepts %s as the sort order of memberships',
    async (field) => {
      const path = `/v1/organizations/${demoOrganizationId}/memberships?order_by=${field}`;
      const response = await call(path, provider.secretKey);
      expect([response.status, await response.json()]).toEqual([200, expect.objectContaining({ total_count: 4 })]);
    },
  );

  test('rejects text that Postgres cannot store', async () => {
    const member = `/v1/organizations/${demoOrganizationId}/memberships/user_2kAdaOkafor5tN8wQy3Kd`;
    const body = JSON.stringify({ public_metadata: { a: '\u0000' } });
    const headers = { 'content-type': 'application/json' };
    expect((await call(`${member}/metadata`, provider.secretKey, { method: 'PATCH', body, headers })).status).toBe(422);
  });

  test("supports further calls of Clerk's client for an organization and a user", async () => {
    const clerk = createClerkClient({
      secretKey: provider.secretKey,
      apiUrl: provider.url,
      telemetry: { disabled: true },
    });
    expect(await clerk.organizations.getOrganization({ slug: 'acme-robotics' })).toMatchObject({
      id: demoOrganizationId,
    });
    const { data, totalCount } = await clerk.users.getUserList({
      organizationId: [demoOrganizationId],
      orderBy: '+email_address',
      limit: 1,
    });
    expect([totalCount, data[0]?.primaryEmailAddress?.emailAddress]).toEqual([4, 'ada@acme-robotics.example']);
    const changed = await clerk.users.updateUser(data[0]!.id, { lastName: 'Okafor-Bell' });
    expect(changed).toMatchObject({ firstName: 'Ada', lastName: 'Okafor-Bell' });
    const ada = { organizationId: demoOrganizationId, userId: data[0]!.id };
    expect(await clerk.organizations.updateOrganizationMembership({ ...ada, role: 'org:member' })).toMatchObject({
      role: 'org:member',
    });
    await clerk.organizations.updateOrganizationMembership({ ...ada, role: 'org:admin' });
  });

  test('creates and changes users, organizations and memberships as usual Clerk clients do', async () => {
    const { users, organizations } = createClerkClient({ secretKey: provider.secretKey, apiUrl: provider.url });
    const account = { emailAddress: ['new@clients.example'], firstName: 'Noor', password: 'not used here' };
    const { id: userId } = await users.createUser({ ...account, publicMetadata: { plan: 'a', kept: true } });
    await expect(users.createUser(account)).rejects.toMatchObject({ errors: [{ code: 'form_identifier_exists' }] });
    await users.updateUserMetadata(userId, {
      publicMetadata: { plan: null, at: 1 },
      unsafeMetadata: { theme: 'dark' },
    });
    expect(await users.getUser(userId)).toMatchObject({
      publicMetadata: { kept: true, at: 1 },
      unsafeMetadata: { theme: 'dark' },
    });
    const { id: organizationId } = await organizations.createOrganization({
      name: 'Clients',
      slug: 'clients',
      createdBy: userId,
      publicMetadata: { tier: 1 },
    });
    await organizations.updateOrganization(organizationId, { name: 'Clients Ltd' });
    await organizations.updateOrganizationMetadata(organizationId, { privateMetadata: { region: 'eu' } });
    // Newer versions of the client replace metadata with PUT.
    for (const path of [`users/${userId}`, `organizations/${organizationId}`]) {
      const body = JSON.stringify({ public_metadata: { replaced: true } });
      const init = { method: 'PUT', body, headers: { 'content-type': 'application/json' } };
      const reply = await call(`/v1/${path}/metadata`, provider.secretKey, init);
      expect(await reply.json()).toMatchObject({ public_metadata: { replaced: true } });
    }
    expect((await users.getUser(userId)).publicMetadata).toEqual({ replaced: true });
    await organizations.updateOrganizationMetadata(organizationId, { publicMetadata: { replaced: null, tier: 1 } });
    await expect(organizations.updateOrganization(organizationId, { slug: 'acme-robotics' })).rejects.toMatchObject({
      errors: [{ code: 'duplicate_record' }],
    });
    const member = (await users.createUser({ emailAddress: ['second@clients.example'] })).id;
    const joining = { organizationId, userId: member, role: 'org:member' };
    await organizations.createOrganizationMembership(joining);
    await expect(organizations.createOrganizationMembership(joining)).rejects.toMatchObject({ status: 400 });
    const list = await organizations.getOrganizationList({ query: 'ltd', includeMembersCount: true, orderBy: 'name' });
    expect([list.totalCount, list.data[0]]).toMatchObject([
      1,
      { name: 'Clients Ltd', membersCount: 2, publicMetadata: { tier: 1 }, privateMetadata: { region: 'eu' } },
    ]);
    const memberships = await users.getOrganizationMembershipList({ userId });
    expect(memberships.data).toMatchObject([{ role: 'org:admin', organization: { id: organizationId } }]);
    await users.deleteUser(userId);
    await users.deleteUser(member);
    await organizations.deleteOrganization(organizationId);
    await expect(organizations.getOrganization({ organizationId })).rejects.toMatchObject({ status: 404 });
  });

  test('creates several invitations together, or none', async () => {
    const { organizations } = createClerkClient({ secretKey: provider.secretKey, apiUrl: provider.url });
    const invite = (...names: string[]) =>
      organizations.createOrganizationInvitationBulk(
        demoOrganizationId,
        names.map((name) => ({ emailAddress: `${name}@bulk.example`, role: 'org:member' })),
      );
    await expect(invite('one', 'two', 'one')).rejects.toMatchObject({ errors: [{ code: 'duplicate_record' }] });
    expect((await invite('one', 'two')).data.map(({ emailAddress }) => emailAddress)).toEqual([
      'one@bulk.example',
      'two@bulk.example',
    ]);
  });
});

test('an overdue invitation is expired, even while the database is read-only', async () => {
  const database = openTestDatabase(fixture.url, 1);
  let nowMs = Date.now();
  const provider = await fixture.start({ database, now: () => nowMs });
  const { organizations } = createClerkClient({ secretKey: provider.secretKey, apiUrl: provider.url });
  const { id: organizationId } = await organizations.createOrganization({ name: 'Late', slug: 'late' });
  const invite = () =>
    organizations.createOrganizationInvitation({
      organizationId,
      emailAddress: 'late@clients.example',
      role: 'org:member',
      expiresInDays: 1,
    });
  const { id: invitationId } = await invite();
  const list = async (status: 'pending' | 'expired') =>
    (await organizations.getOrganizationInvitationList({ organizationId, status: [status] })).data.map(({ id }) => id);
  expect(await list('pending')).toEqual([invitationId]);

  nowMs += 2 * 86_400_000;
  await database.raw('set session characteristics as transaction read only');
  expect([await list('pending'), await list('expired')]).toEqual([[], [invitationId]]);
  const invitation = { organizationId, invitationId };
  expect(await organizations.getOrganizationInvitation(invitation)).toMatchObject({ status: 'expired' });

  await database.raw('set session characteristics as transaction read write');
  const notPending = { errors: [{ code: 'organization_invitation_not_pending' }] };
  await expect(organizations.revokeOrganizationInvitation(invitation)).rejects.toMatchObject(notPending);
  await expect(provider.acceptInvitation(invitationId)).rejects.toMatchObject({ status: 400 });
  await invite();
  await provider.stop();
  await database.destroy();
});

describe('npm run token', () => {
  const run = async (...parameters: string[]): Promise<{ stdout: string; stderr: string; code: number }> => {
    const environment = { ...process.env, NODE_OPTIONS: '', DATA_DIR: fixture.dataDir };
    const command = [builtFile('server/bin/token.ts'), ...parameters];
    const done = promisify(execFile)(process.execPath, command, { env: environment });
    return done
      .then((output) => ({ ...output, code: 0 }))
      .catch((error: { stdout: string; stderr: string; code: number }) => error);
  };

  test('prints a token of the running provider for each role, and explains invalid arguments', async () => {
    const provider = await fixture.start();
    const verifier = verifierOf(provider);
    const [admin, member, none, wrongRole, wrongUse] = await Promise.all([
      run(),
      run('--role', 'org:member', '--version', '1', '--lifetime', '60', '--organization', demoOrganizationId),
      run('--organization', 'none'),
      run('--role', 'org:unknown'),
      run('--nonsense'),
    ]);
    expect(await verifier.verify(admin.stdout.trim())).toMatchObject({
      role: 'org:admin',
      organizationId: demoOrganizationId,
    });
    expect(await verifier.verify(member.stdout.trim())).toMatchObject({
      role: 'org:member',
      organizationId: demoOrganizationId,
    });
    expect(await verifier.verify(none.stdout.trim())).toMatchObject({ organizationId: null });
    expect(wrongRole).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining('org:unknown') });
    expect(wrongUse).toMatchObject({ code: 1, stderr: expect.stringContaining('usage:') });
    await provider.stop();
    expect(findRunningProvider(fixture.dataDir)).toBeUndefined();
    expect(await run()).toMatchObject({ code: 1, stderr: expect.stringContaining('Start the server first') });
  });
});
