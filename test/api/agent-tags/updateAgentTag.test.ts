import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestServer, type TestServer } from '../../support/server.js';
import { createTag, readAgent, save } from '../agents/support.js';
import { expectNamed, expectSameNotFound } from '../errors.js';
import { notAdmin, testAccess } from '../access.js';

let server: TestServer;
let names = 0;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server?.stop());

const update = (id: unknown, body: unknown, options = {}) =>
  server.call('PUT', '/agent-tags', { query: { id: String(id) }, body, ...options });
const newTag = () => createTag(server, `tag ${++names}`);

describe('PUT /agent-tags', () => {
  testAccess(
    () => server,
    async (options) => update((await newTag()).id, { name: `renamed ${++names}` }, options),
    {
      allowed: ['org:admin'],
      refused: ['org:agent_manager', 'org:member', 'org:guest'],
      text: notAdmin,
    },
  );

  test('renames the tag on every agent, ignoring surrounding white space', async () => {
    const tag = await newTag();
    const agent = await save(server, { tagIds: [tag.id] });
    const { status, body } = await update(tag.id, { name: ' customers ' });
    const { updatedAt, etag } = body;
    expect({ status, body }).toEqual({ status: 200, body: { ...tag, name: 'customers', updatedAt, etag } });
    expect(Date.parse(body.updatedAt)).toBeGreaterThan(Date.parse(tag.updatedAt));
    expect((await readAgent(server, agent.id)).tags).toEqual([{ id: tag.id, name: 'customers' }]);
  });

  test('changes nothing if the name is the same or missing', async () => {
    const tag = await newTag();
    expect((await update(tag.id, { name: tag.name })).body).toEqual(tag);
    expect((await update(tag.id, {})).body).toEqual(tag);
  });

  test('accepts a record that was read and changed, and ignores its read-only fields', async () => {
    const tag = await newTag();
    const other = await newTag();
    const { body } = await update(tag.id, {
      ...tag,
      agentCount: 7,
      id: other.id,
      organizationId: 'org_x',
      createdBy: 'user_x',
      name: 'written back',
    });
    expect(body).toEqual({ ...tag, name: 'written back', updatedAt: body.updatedAt, etag: body.etag });
  });

  test('returns 400 if another tag of the organization has the name', async () => {
    const [tag, holder] = [await newTag(), await newTag()];
    expectNamed(
      await update(tag.id, { name: ` ${holder.name}` }),
      ['name'],
      `Tag name "${holder.name}" is already in use`,
    );
    await createTag(server, 'foreign name', {
      token: await server.tokenFor({ organizationId: server.otherOrganizationId }),
    });
    expect((await update(tag.id, { name: 'foreign name' })).status).toBe(200);
  });

  test('of two concurrent renames to one name, one returns 200 and the other 400', async () => {
    const tags = [await newTag(), await newTag()];
    const replies = await Promise.all(tags.map(({ id }) => update(id, { name: 'wanted by both' })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  test('returns 404 for a missing, deleted or cross-tenant tag', async () => {
    const foreign = await createTag(server, 'foreign', {
      token: await server.tokenFor({ organizationId: server.otherOrganizationId }),
    });
    const deleted = await newTag();
    await server.call('DELETE', '/agent-tags', { query: { id: deleted.id } });
    const replies = [];
    for (const id of [2147483647, deleted.id, foreign.id])
      replies.push(await update(id, { name: 'mine' }), await update(id, {}));
    expectSameNotFound(replies, 'Tag not found');
  });

  test('returns 400 and names an invalid or unknown field', async () => {
    const { id } = await newTag();
    expectNamed(await update(id, { name: '' }), ['name'], 'Validation Error');
    expectNamed(await update(id, { name: 'x'.repeat(51) }), ['name'], 'Validation Error');
    expectNamed(await update(id, { unknownName: 'x' }), ['unknownName'], 'Validation Error');
    expectNamed(await update('one', { name: 'a' }), ['query', 'id'], 'Validation Error');
    expectNamed(await server.call('PUT', '/agent-tags', { body: { name: 'a' } }), ['query', 'id'], 'Validation Error');
  });
});
