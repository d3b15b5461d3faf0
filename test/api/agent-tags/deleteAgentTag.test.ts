import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestServer, type TestServer } from '../../support/server.js';
import { createTag, readAgent, save } from '../agents/support.js';
import { expectNamed, expectSameNotFound } from '../errors.js';
import { notAdmin, testAccess } from '../access.js';

let server: TestServer;
let names = 0;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server?.stop());

const remove = (id: unknown, options = {}) =>
  server.call('DELETE', '/agent-tags', { query: { id: String(id) }, ...options });
const newTag = () => createTag(server, `tag ${++names}`);

describe('DELETE /agent-tags', () => {
  testAccess(
    () => server,
    async (options) => remove((await newTag()).id, options),
    {
      allowed: ['org:admin'],
      refused: ['org:agent_manager', 'org:member', 'org:guest'],
      text: notAdmin,
    },
  );

  test('removes the tag from every agent, including deleted ones', async () => {
    const [tag, kept] = [await newTag(), await newTag()];
    const agent = await save(server, { tagIds: [tag.id, kept.id] });
    const deleted = await save(server, { tagIds: [tag.id] });
    await server.call('DELETE', '/agents', { body: { agentId: deleted.id } });
    expect(await remove(tag.id)).toMatchObject({ status: 200, body: { success: true, message: 'Tag deleted' } });
    expect((await readAgent(server, agent.id)).tags).toEqual([{ id: kept.id, name: kept.name }]);
    expect(await server.database('agent_tag_assignments').where({ tag_id: tag.id })).toEqual([]);
    expect((await server.call('GET', '/agent-tags')).body.map(({ id }: { id: number }) => id)).not.toContain(tag.id);
  });

  test('frees the name', async () => {
    const tag = await newTag();
    await remove(tag.id);
    expect((await createTag(server, tag.name)).id).not.toBe(tag.id);
  });

  test('returns 404 for a missing, deleted or cross-tenant tag', async () => {
    const token = await server.tokenFor({ organizationId: server.otherOrganizationId });
    const foreign = await createTag(server, 'foreign', { token });
    const deleted = await newTag();
    await remove(deleted.id);
    const replies = [];
    for (const id of [2147483647, deleted.id, foreign.id]) replies.push(await remove(id));
    expectSameNotFound(replies, 'Tag not found');
    expect((await server.call('GET', '/agent-tags', { token })).body).toHaveLength(1);
  });

  test('returns 400 and names a missing, invalid or unknown parameter', async () => {
    expectNamed(await server.call('DELETE', '/agent-tags'), ['query', 'id']);
    expectNamed(await remove('one'), ['query', 'id']);
    expectNamed(await server.call('DELETE', '/agent-tags', { query: { id: 1, force: true } }), ['query', 'force']);
  });
});
