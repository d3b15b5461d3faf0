import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestServer, type TestServer } from '../../support/server.js';
import {
  createTag,
  expectNamed,
  expectSameNotFound,
  notAdmin,
  readAgent,
  save,
  testAccess,
} from '../agents/support.js';

let server: TestServer;
let names = 0;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server?.stop());

const rename = (id: unknown, body: unknown, options = {}) =>
  server.call('PUT', '/agent-tags', { query: { id: String(id) }, body, ...options });
const newTag = () => createTag(server, `tag ${++names}`);

describe('PUT /agent-tags', () => {
  testAccess(
    () => server,
    async (options) => rename((await newTag()).id, { name: `renamed ${++names}` }, options),
    {
      allowed: ['org:admin'],
      refused: ['org:agent_manager', 'org:member', 'org:guest'],
      text: notAdmin,
    },
  );

  test('renames the tag on every agent, white space at both ends aside', async () => {
    const tag = await newTag();
    const agent = await save(server, { tagIds: [tag.id] });
    const { status, body } = await rename(tag.id, { name: ' customers ' });
    expect({ status, body }).toEqual({ status: 200, body: { ...tag, name: 'customers', updatedAt: body.updatedAt } });
    expect(Date.parse(body.updatedAt)).toBeGreaterThan(Date.parse(tag.updatedAt));
    expect((await readAgent(server, agent.id)).tags).toEqual([{ id: tag.id, name: 'customers' }]);
  });

  test('the same name, or none, changes nothing', async () => {
    const tag = await newTag();
    expect((await rename(tag.id, { name: tag.name })).body).toEqual(tag);
    expect((await rename(tag.id, {})).body).toEqual(tag);
  });

  test('read, change, write back works, and the read-only fields are ignored', async () => {
    const tag = await newTag();
    const other = await newTag();
    const { body } = await rename(tag.id, {
      ...tag,
      agentCount: 7,
      id: other.id,
      organizationId: 'org_x',
      createdBy: 'user_x',
      name: 'written back',
    });
    expect(body).toEqual({ ...tag, name: 'written back', updatedAt: body.updatedAt });
  });

  test("400 when another tag has the name; another organization's tag does not matter", async () => {
    const [tag, holder] = [await newTag(), await newTag()];
    expectNamed(
      await rename(tag.id, { name: ` ${holder.name}` }),
      ['name'],
      `Tag name "${holder.name}" is already in use`,
    );
    await createTag(server, 'foreign name', {
      token: await server.tokenFor({ organizationId: server.otherOrganizationId }),
    });
    expect((await rename(tag.id, { name: 'foreign name' })).status).toBe(200);
  });

  test('two renames to one name at one time: one 200, one 400', async () => {
    const tags = [await newTag(), await newTag()];
    const replies = await Promise.all(tags.map(({ id }) => rename(id, { name: 'wanted by both' })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  test("404 for a missing, a deleted and another organization's tag alike", async () => {
    const foreign = await createTag(server, 'foreign', {
      token: await server.tokenFor({ organizationId: server.otherOrganizationId }),
    });
    const deleted = await newTag();
    await server.call('DELETE', '/agent-tags', { query: { id: deleted.id } });
    const replies = [];
    for (const id of [2147483647, deleted.id, foreign.id])
      replies.push(await rename(id, { name: 'mine' }), await rename(id, {}));
    expectSameNotFound(replies, 'Tag not found');
  });

  test('400 names the field', async () => {
    const { id } = await newTag();
    expectNamed(await rename(id, { name: '' }), ['name'], 'Validation Error');
    expectNamed(await rename(id, { name: 'x'.repeat(51) }), ['name'], 'Validation Error');
    expectNamed(await rename(id, { color: 'red' }), ['color'], 'Validation Error');
    expectNamed(await rename('one', { name: 'a' }), ['query', 'id'], 'Validation Error');
    expectNamed(await server.call('PUT', '/agent-tags', { body: { name: 'a' } }), ['query', 'id'], 'Validation Error');
  });
});
