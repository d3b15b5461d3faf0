import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestServer, type TestServer } from '../../support/server.js';
import { createTag } from '../agents/support.js';
import { expectNamed } from '../errors.js';
import { notAdmin, testAccess } from '../access.js';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server?.stop());

const create = (body: unknown, options = {}) => server.call('POST', '/agent-tags', { body, ...options });

describe('POST /agent-tags', () => {
  testAccess(
    () => server,
    (options) => create({ name: 'access' }, options),
    {
      allowed: ['org:admin'],
      refused: ['org:agent_manager', 'org:member', 'org:guest'],
      text: notAdmin,
    },
  );

  test('returns a new tag', async () => {
    const { status, body } = await create(
      { name: 'customer-facing' },
      { token: await server.tokenFor({ userId: 'user_ada' }) },
    );
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        id: expect.any(Number),
        name: 'customer-facing',
        organizationId: server.organizationId,
        createdBy: 'user_ada',
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        updatedAt: body.createdAt,
        etag: expect.stringMatching(/^[\w-]{16}$/),
      },
    });
  });

  test('returns the same tag for the same name, ignoring surrounding white space', async () => {
    const tag = await createTag(server, 'idempotent');
    expect(
      await create({ name: 'idempotent' }, { token: await server.tokenFor({ userId: 'user_ben' }) }),
    ).toMatchObject({ status: 200, body: tag });
    expect((await create({ name: '  idempotent\t' })).body).toEqual(tag);
    expect((await create({ name: 'Idempotent' })).body.id).not.toBe(tag.id);
  });

  test('returns 400 at the limit of tags, but still returns an existing tag', async () => {
    const organizationId = 'org_2kFull';
    const token = await server.tokenFor({ organizationId });
    await server.database.raw(
      `insert into agent_tags (organization_id, name, created_by)
       select ?, 'tag ' || n, 'user_x'
       from generate_series(1, 9999) n`,
      [organizationId],
    );
    expect(await create({ name: 'the last one' }, { token })).toMatchObject({ status: 200 });
    expect(await create({ name: 'one too many' }, { token })).toMatchObject({
      status: 400,
      body: { error: 'Organization has reached its limit of 10000 agent tags' },
    });
    expect(await create({ name: 'tag 7' }, { token })).toMatchObject({ status: 200, body: { name: 'tag 7' } });
  });

  test('creates a separate tag in each organization', async () => {
    const tag = await createTag(server, 'shared name');
    const foreign = await createTag(server, 'shared name', {
      token: await server.tokenFor({ organizationId: server.otherOrganizationId }),
    });
    expect(foreign).toMatchObject({ name: tag.name, organizationId: server.otherOrganizationId });
    expect(foreign.id).not.toBe(tag.id);
  });

  test('20 concurrent calls with one name create one tag', async () => {
    const token = await server.tokenFor();
    const replies = await Promise.all(Array.from({ length: 20 }, () => create({ name: 'race' }, { token })));
    expect(replies.every(({ status }) => status === 200)).toBe(true);
    expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1);
    expect(await server.database('agent_tags').where({ name: 'race' })).toHaveLength(1);
  });

  test('accepts 1 to 50 characters, counted as code points', async () => {
    expect((await createTag(server, '🏷'.repeat(50))).name).toBe('🏷'.repeat(50));
    expectNamed(await create({ name: 'x'.repeat(51) }), ['name'], 'Validation Error');
  });

  test.each([
    [{}],
    [{ name: '' }],
    [{ name: '   ' }],
    [{ name: null }],
    [{ name: 7 }],
    [{ name: 'a\u0000b' }],
    [{ name: 'half \ud800' }],
  ])('returns 400 and names the field in %j', async (body) => {
    expectNamed(await create(body), ['name'], 'Validation Error');
  });

  test('returns 400 and names an unknown field', async () => {
    expectNamed(await create({ name: 'a', unknownName: 'x' }), ['unknownName'], 'Validation Error');
  });

  test.each(['40P01', '40001'])(
    'returns 503 with `Retry-After` if Postgres ends the transaction with %s',
    async (code) => {
      await server.database.raw(
        `create function refuse_tag() returns trigger language plpgsql
         as $$ begin raise exception using errcode = '${code}'; end $$;
         create trigger refuse_tag before insert on agent_tags for each row execute function refuse_tag()`,
      );
      try {
        const { status, headers } = await create({ name: 'deadlock' });
        expect([status, headers.get('Retry-After')]).toEqual([503, expect.stringMatching(/^\d+$/)]);
      } finally {
        await server.database.raw('drop function refuse_tag cascade');
      }
      expect(await create({ name: `after ${code}` })).toMatchObject({ status: 200 });
    },
  );
});
