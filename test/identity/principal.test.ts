// Clerk's claims must give the principal that @clerk/backend reads from them.
import { beforeAll, describe, expect, test } from '@jest/globals';
import { signedInAuthObject } from '@clerk/backend/internal';
import { createTokenVerifier } from '../../server/http/tokens/index.js';
import {
  principalFromClerk,
  readerOfClaims,
  type ClaimNames,
  type Principal,
} from '../../server/platform/identity/index.js';
import { issuer, makeKey, signToken, stoppedClock, type TestKey } from './support.js';

let key: TestKey;
beforeAll(async () => {
  key = await makeKey('key-1');
});
const clock = stoppedClock();

async function principalOf(claims: Record<string, unknown>, names?: ClaimNames): Promise<Principal> {
  const readPrincipal = names === undefined ? principalFromClerk : readerOfClaims(names);
  const verifier = createTokenVerifier({ issuer, jwks: { keys: [key.jwk] }, readPrincipal, now: clock.now });
  return verifier.verify(await signToken(key, clock, claims));
}

function clerksResult(claims: Record<string, unknown>): object {
  const auth = signedInAuthObject({ sessionToken: '' } as never, '', { sub: 'user_1', ...claims } as never);
  return {
    userId: auth.userId,
    organizationId: auth.orgId ?? null,
    role: auth.orgRole ?? null,
    permissions: auth.orgPermissions ?? [],
    ...(auth.sessionId ? { sessionId: auth.sessionId } : {}),
  };
}

describe('claims of Clerk', () => {
  test('of version 1 become a principal', async () => {
    const permissions = ['org:manage_agents:create', 'org:manage_agents:delete'];
    const claims = {
      sid: 'sess_1',
      org_id: 'org_1',
      org_slug: 'one',
      org_role: 'org:admin',
      org_permissions: permissions,
    };
    const expected = { userId: 'user_1', organizationId: 'org_1', role: 'org:admin', permissions, sessionId: 'sess_1' };
    expect(await principalOf(claims)).toEqual(expected);
    expect(clerksResult(claims)).toEqual(expected);
  });

  test('of version 2 become a principal', async () => {
    const o = { id: 'org_1', slg: 'one', rol: 'agent_manager', per: 'create,update,delete,read', fpm: '5,8' };
    const claims = { v: 2, sts: 'active', sid: 'sess_1', fea: 'o:manage_agents,u:beta,o:reports', o };
    const permissions = ['org:manage_agents:create', 'org:manage_agents:delete', 'org:reports:read'];
    const expected = {
      userId: 'user_1',
      organizationId: 'org_1',
      role: 'org:agent_manager',
      permissions,
      sessionId: 'sess_1',
    };
    expect(await principalOf(claims)).toEqual(expected);
    expect(clerksResult(claims)).toEqual(expected);
  });

  const many = Array.from({ length: 70 }, (_, index) => `p${index}`).join(',');
  test.each<[string, Record<string, unknown>]>([
    ['no organization, version 1', {}],
    ['no organization, version 2', { v: 2 }],
    ['no permissions', { v: 2, o: { id: 'org_1', rol: 'member' } }],
    ['no features', { v: 2, o: { id: 'org_1', rol: 'member', per: 'a', fpm: '1' } }],
    ['fewer masks than features', { v: 2, fea: 'o:x,o:y', o: { id: 'org_1', rol: 'member', per: 'a,b', fpm: '3' } }],
    ['more masks than features', { v: 2, fea: 'o:x', o: { id: 'org_1', rol: 'member', per: 'a,b', fpm: '2,3' } }],
    ['a mask of more bits than names', { v: 2, fea: 'o:x', o: { id: 'org_1', rol: 'member', per: 'a', fpm: '255' } }],
    ['a mask that is not a number', { v: 2, fea: 'o:x,o:y', o: { id: 'org_1', rol: 'member', per: 'a', fpm: '-1,1' } }],
    [
      'both scopes, and spaces',
      { v: 2, fea: 'ou:x, uo:y , u:z', o: { id: 'org_1', rol: 'member', per: 'a, b', fpm: ' 1 , 2' } },
    ],
    [
      'more permissions than a number has bits',
      { v: 2, fea: 'o:x', o: { id: 'org_1', rol: 'admin', per: many, fpm: String(2n ** 69n + 1n) } },
    ],
    ['claims of version 1 in a token of version 2', { v: 2, org_id: 'org_1', org_role: 'org:admin' }],
    ['claims of version 2 in a token of version 1', { o: { id: 'org_1', rol: 'admin' } }],
  ])('are read as @clerk/backend reads them: %s', async (_what, claims) => {
    expect(await principalOf(claims)).toEqual(clerksResult(claims));
  });

  test('of an invalid type are ignored', async () => {
    const claims = { org_id: 7, org_role: ['org:admin'], org_permissions: 'org:a:b', sid: {} };
    expect(await principalOf(claims)).toEqual({ userId: 'user_1', organizationId: null, role: null, permissions: [] });
  });
});

describe('claims of another issuer', () => {
  const names = {
    organization: 'tenant.id',
    role: 'realm_access.roles',
    permissions: 'scope',
    roles: { boss: 'org:admin', staff: 'org:member' },
  };

  test('are read from paths and lists, with renamed roles', async () => {
    const claims = {
      tenant: { id: 'acme' },
      realm_access: { roles: ['offline', 'staff', 'boss'] },
      scope: 'read write',
      sid: 's1',
    };
    expect(await principalOf(claims, names)).toEqual({
      userId: 'user_1',
      organizationId: 'acme',
      role: 'org:admin',
      permissions: ['read', 'write'],
      sessionId: 's1',
    });
  });

  test('are read by a name with dots, and by a path through a list', async () => {
    const claims = {
      'https://x.test/role': 'org:guest',
      orgs: [{ id: 'acme' }],
      oid: 'person-1',
      perms: ['a', 7, 'b'],
    };
    const own = { user: 'oid', organization: 'orgs.0.id', role: 'https://x.test/role', permissions: 'perms' };
    expect(await principalOf(claims, own)).toEqual({
      userId: 'person-1',
      organizationId: 'acme',
      role: 'org:guest',
      permissions: ['a', 'b'],
    });
  });

  test('are read by default names, and from a list with one organization', async () => {
    const claims = { org_id: ['acme'], role: 'auditor', permissions: 'a,b' };
    expect(await principalOf(claims, {})).toEqual({
      userId: 'user_1',
      organizationId: 'acme',
      role: 'auditor',
      permissions: ['a', 'b'],
    });
  });

  test('with several organizations give no organization, and inherited properties are ignored', async () => {
    const claims = { tenant: { id: ['acme', 'globex'] } };
    expect(await principalOf(claims, { ...names, role: 'constructor.name' })).toMatchObject({
      organizationId: null,
      role: null,
    });
  });

  test.each(['a\0b', '\0', 'a\nb', 'a\u007fb', 'a\ud800'])(
    'with control characters or half a surrogate pair are rejected in the user id, and ignored elsewhere: %j',
    async (text) => {
      await expect(principalOf({ oid: text }, { user: 'oid' })).rejects.toMatchObject({ name: 'TokenRejectedError' });
      await expect(principalOf({ sub: text })).rejects.toMatchObject({ name: 'TokenRejectedError' });
      expect(await principalOf({ org_id: text, role: text, permissions: ['a', text] }, {})).toMatchObject({
        organizationId: null,
        role: null,
        permissions: ['a'],
      });
    },
  );

  test('without a user id are rejected', async () => {
    await expect(principalOf({}, { user: 'oid' })).rejects.toMatchObject({ name: 'TokenRejectedError' });
  });
});
