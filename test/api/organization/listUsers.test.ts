import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestServer, type TestServer } from '../../support/server.js';
import {
  addPerson,
  alwaysFresh,
  expectNamed,
  findUser,
  listUsers,
  newUserId,
  notAdmin,
  testAccess,
} from './support.js';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer(alwaysFresh)));
afterAll(() => server?.stop());

/** Creates a separate organization, so that counts are exact. */
async function organizationOf(
  people: { id: string; email?: string; firstName?: string; lastName?: string; username?: string; role?: string }[],
) {
  const organizationId = `org_2k${newUserId()}`;
  const token = await server.tokenFor({ organizationId, userId: `admin_${organizationId}` });
  for (const { id, ...person } of people) await addPerson(server, { ...person, userId: id, organizationId });
  return { organizationId, token };
}

const idsOf = (reply: { body: { data: { id: string }[] } }) => reply.body.data.map(({ id }) => id);

describe('GET /admin/users', () => {
  testAccess(
    () => server,
    (options) => server.call('GET', '/admin/users', options),
    {
      allowed: ['org:admin'],
      refused: ['org:agent_manager', 'org:member', 'org:guest'],
      text: notAdmin,
    },
  );

  test('returns a member with all fields', async () => {
    const userId = await addPerson(server, {
      firstName: 'Ada',
      lastName: 'Okafor',
      username: 'ada',
      role: 'org:guest',
      publicMetadata: { level: 3 },
    });
    expect(await findUser(server, userId)).toEqual({
      id: userId,
      email: `${userId}@test.example`,
      firstName: 'Ada',
      lastName: 'Okafor',
      username: 'ada',
      profileImageUrl: `https://img.identity.example/${userId}.png`,
      role: 'org:guest',
      publicMetadata: { level: 3 },
      joinedAt: expect.any(Number),
      lastSignInAt: null,
      createdAt: expect.any(Number),
      etag: expect.stringMatching(/^[\w-]{16}$/),
    });
  });

  test('returns pages with the total count; an offset past the last member returns an empty page', async () => {
    const ids = ['a', 'b', 'c', 'd'].map((letter) => `user_page_${letter}`);
    const { token } = await organizationOf(ids.map((id) => ({ id, role: 'org:guest' })));
    const page = (offset: number) => listUsers(server, { limit: 2, offset, orderBy: 'email' }, { token });
    const pages = [await page(0), await page(2), await page(4), await page(6)];
    expect(pages.map(({ body }) => body.totalCount)).toEqual([5, 5, 5, 5]);
    expect(pages.flatMap(idsOf)).toEqual([expect.stringMatching(/^admin_/), ...ids]);
    expect(pages[3]?.body.data).toEqual([]);
  });

  test('sorts by a field, ascending or descending, and reads an unencoded + as ascending', async () => {
    const { token } = await organizationOf([
      { id: 'user_sort_1', email: 'Zoe@test.example', firstName: 'bea', lastName: 'Young', username: 'm' },
      { id: 'user_sort_2', email: 'amy@test.example', firstName: 'Cem', lastName: 'adams', username: 'Z' },
      { id: 'user_sort_3', email: 'max@test.example', firstName: 'Ann', lastName: 'Moss', username: 'a' },
    ]);
    const sorted = async (orderBy: string) =>
      idsOf(await listUsers(server, { orderBy, query: '@test.example', role: 'org:member' }, { token }))
        .map((id) => id.slice(-1))
        .join('');
    expect({
      email: await sorted('email'),
      plus: await sorted('+email'),
      bare: await sorted(' email'),
      minus: await sorted('-email'),
    }).toEqual({ email: '231', plus: '231', bare: '231', minus: '132' });
    expect([await sorted('first_name'), await sorted('last_name'), await sorted('username')]).toEqual([
      '312',
      '231',
      '312',
    ]);
    expect([await sorted('created_at'), await sorted('-created_at')]).toEqual(['123', '321']);
  });

  test('sorts by the last sign-in; a user who never signed in sorts as earliest', async () => {
    const { token } = await organizationOf(['1', '2', '3', '4'].map((number) => ({ id: `user_sign_in_${number}` })));
    const signIns = { user_sign_in_1: 1_764_000_000_000, user_sign_in_3: 1_765_000_000_000 };
    for (const [userId, lastSignInAt] of Object.entries(signIns))
      await server.database('embedded_identity.users').where({ id: userId }).update({ last_sign_in_at: lastSignInAt });
    const sorted = async (orderBy: string) =>
      (await listUsers(server, { orderBy, role: 'org:member' }, { token })).body.data.map(
        ({ id: userId, lastSignInAt }: { id: string; lastSignInAt: number | null }) => [userId.slice(-1), lastSignInAt],
      );
    const descending = [
      ['3', signIns.user_sign_in_3],
      ['1', signIns.user_sign_in_1],
      ['4', null],
      ['2', null],
    ];
    expect(await sorted('-last_sign_in_at')).toEqual(descending);
    expect(await sorted('last_sign_in_at')).toEqual(descending.toReversed());
  });

  test('filters by role and treats a custom role of the identity provider as org:member', async () => {
    const { token } = await organizationOf([
      { id: 'user_role_1' },
      { id: 'user_role_2', role: 'org:billing' },
      { id: 'user_role_3', role: 'org:guest' },
    ]);
    const members = await listUsers(server, { role: 'org:member', orderBy: 'email' }, { token });
    expect(members.body).toMatchObject({
      totalCount: 2,
      data: [
        { id: 'user_role_1', role: 'org:member' },
        { id: 'user_role_2', role: 'org:member' },
      ],
    });
    expect((await listUsers(server, { role: 'org:admin' }, { token })).body.totalCount).toBe(1);
  });

  test('searches addresses and names case-insensitively, and matches % and _ literally', async () => {
    const { token } = await organizationOf([
      { id: 'user_text_1', email: 'rossi@test.example' },
      { id: 'user_text_2', firstName: 'Rossana' },
      { id: 'user_text_3', lastName: 'DelROSSo' },
      { id: 'user_text_4', username: 'ross_1' },
      { id: 'user_text_5', firstName: 'Äneas', lastName: '100%' },
    ]);
    const found = async (query: string) =>
      idsOf(await listUsers(server, { query, orderBy: 'email' }, { token }))
        .map((id) => id.slice(-1))
        .sort()
        .join('');
    expect([
      await found('ROSS'),
      await found('ross_'),
      await found('0%'),
      await found('äNE'),
      await found('unknown'),
    ]).toEqual(['1234', '4', '5', '5', '']);
  });

  test('omits pending invitations and members of another organization', async () => {
    const { token } = await organizationOf([{ id: 'user_out_1' }]);
    await server.call('POST', '/admin/invitations', {
      token,
      body: { invitations: [{ email: 'pending@test.example' }] },
    });
    expect((await listUsers(server, {}, { token })).body.totalCount).toBe(2);
    expect(await findUser(server, 'user_out_1')).toBeNull();
  });

  test('lists more members than one page of the provider holds', async () => {
    const { token, organizationId } = await organizationOf([]);
    await server.database.raw(
      `with people as (insert into embedded_identity.users (id, email, image_url, created_at, updated_at)
         select 'user_many_' || n, 'many' || n || '@test.example', 'https://img.identity.example/' || n || '.png', n, n
         from generate_series(1, 1203) n
         returning id, created_at)
       insert into embedded_identity.memberships (id, organization_id, user_id, role, permissions, public_metadata,
         private_metadata, created_at, updated_at)
       select 'orgmem_' || id, ?, id, 'org:member', '[]', '{}', '{}', created_at, created_at from people`,
      [organizationId],
    );
    const reply = await listUsers(server, { limit: 1, offset: 1203 }, { token });
    expect(reply.body).toMatchObject({ totalCount: 1204, data: [{ id: 'user_many_1' }] });
  });

  test('returns 400 and names an invalid or unknown parameter', async () => {
    for (const [name, value] of [
      ['orderBy', 'shoe_size'],
      ['orderBy', '--email'],
      ['limit', 0],
      ['limit', 501],
      ['offset', -1],
      ['role', 'org:king'],
      ['query', ''],
      ['unknownName', 'x'],
    ] as const) {
      expectNamed(await server.call('GET', '/admin/users', { query: { [name]: value } }), ['query', name]);
    }
  });

  test('returns 400 for a token of an organization that the provider deleted', async () => {
    const { organizationId, token } = await organizationOf([]);
    await server.database('embedded_identity.organizations').where({ id: organizationId }).delete();
    expect(await listUsers(server, {}, { token })).toMatchObject({
      status: 400,
      body: { error: 'User is not part of any organization' },
    });
  });
});
