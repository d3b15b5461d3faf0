import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { emptyTables } from '../../support/database.js';
import { startTestServer, type TestServer } from '../../support/server.js';
import { createTag, save } from './support.js';
import { expectNamed, expectSameNotFound } from '../errors.js';
import { noConsole, testAccess } from '../access.js';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server?.stop());
beforeEach(() => emptyTables(server.database, 'agents', 'agent_versions', 'agent_tags', 'agent_tag_assignments'));

const list = (options = {}) => server.call('GET', '/agents', options);

describe('GET /agents', () => {
  testAccess(() => server, list, {
    allowed: ['org:admin', 'org:agent_manager', 'org:member'],
    refused: ['org:guest'],
    text: noConsole,
  });

  test('returns an empty list for an organization without agents', async () => {
    expect(await list()).toMatchObject({ status: 200, body: [] });
  });

  test('sorts by name case-insensitively, then by id', async () => {
    const ids = [];
    for (const name of ['beta', 'Alpha', 'gamma', 'alpha', 'Beta']) ids.push((await save(server, { name })).id);
    const { body } = await list();
    expect(body.map(({ name }: { name: string }) => name)).toEqual(['Alpha', 'alpha', 'beta', 'Beta', 'gamma']);
    expect(body.map(({ id }: { id: number }) => id)).toEqual([ids[1], ids[3], ids[0], ids[4], ids[2]]);
  });

  test('returns every field, with tags sorted by name', async () => {
    const zulu = await createTag(server, 'zulu');
    const able = await createTag(server, 'Able');
    const saved = await save(server, { tagIds: [zulu.id, able.id], emailSlug: 'concierge-list' });
    const { body } = await list();
    expect(body).toEqual([saved]);
    expect(body[0]).toEqual({
      id: expect.any(Number),
      name: 'Support Concierge',
      description: '',
      logoUrl: null,
      conversationStarters: [],
      model: 'offline:echo',
      temperature: null,
      maxOutputTokens: null,
      reasoningEffort: null,
      maxToolRoundtrips: 50,
      systemPrompt: '',
      tools: {},
      mcpServers: null,
      stage: 'development',
      showInChat: true,
      emailSlug: 'concierge-list',
      publishedVersionId: expect.any(Number),
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      etag: expect.stringMatching(/^[\w-]{16}$/),
      tags: [
        { id: able.id, name: 'Able' },
        { id: zulu.id, name: 'zulu' },
      ],
    });
  });

  test('with id, returns one agent as an object', async () => {
    const saved = await save(server);
    await save(server, { name: 'Another' });
    expect(await list({ query: { id: saved.id } })).toMatchObject({ status: 200, body: saved });
  });

  test('omits deleted agents and those of another organization', async () => {
    const kept = await save(server);
    const deleted = await save(server);
    await server.call('DELETE', '/agents', { body: { agentId: deleted.id } });
    await save(server, {}, { token: await server.tokenFor({ organizationId: server.otherOrganizationId }) });
    expect((await list()).body).toEqual([kept]);
  });

  test('returns 404 for a missing, deleted or cross-tenant agent', async () => {
    const deleted = await save(server);
    await server.call('DELETE', '/agents', { body: { agentId: deleted.id } });
    const foreign = await save(
      server,
      {},
      { token: await server.tokenFor({ organizationId: server.otherOrganizationId }) },
    );
    const replies = [];
    for (const id of [2147483647, deleted.id, foreign.id]) replies.push(await list({ query: { id } }));
    expectSameNotFound(replies, 'Agent not found');
  });

  test('returns 400 and names an invalid id and an unknown parameter', async () => {
    expectNamed(await list({ query: { id: 'one' } }), ['query', 'id']);
    expectNamed(await list({ query: { id: 0 } }), ['query', 'id']);
    expectNamed(await list({ query: { unknownName: 'x' } }), ['query', 'unknownName']);
  });

  test('runs one statement, however many agents and tags there are', async () => {
    const tag = await createTag(server, 'counted');
    for (let index = 0; index < 5; index++) await save(server, { name: `Agent ${index}`, tagIds: [tag.id] });
    const token = await server.tokenFor();
    expect(await server.countStatements(() => list({ token }))).toBe(1);
    const [{ id }] = (await list({ token })).body;
    expect(await server.countStatements(() => list({ token, query: { id } }))).toBe(1);
  });

  describe('a list of large agents', () => {
    /** Gives agents a tool with this number of bytes of text that hardly compresses. */
    const fill = (bytes: number, where = 'true') =>
      server.database.raw(
        `update agents
         set configuration = jsonb_set(configuration, '{tools}', jsonb_build_object('lookup', jsonb_build_object(
           'description', 'Looks up',
           'parameters', jsonb_build_object('description', agents.id || (
             select string_agg(md5(cast(n as text)), '') from generate_series(1, ${bytes / 32}) n)))))
         where ${where}`,
      );

    test('is read in several statements and returned whole and in order', async () => {
      for (let index = 0; index < 12; index++)
        await save(server, { name: `Agent ${String.fromCharCode(108 - index)}` });
      await fill(96 * 1024);
      const token = await server.tokenFor();
      const { body } = await list({ token });
      expect(body.map(({ name }: { name: string }) => name)).toEqual(
        [...'abcdefghijkl'].map((letter) => `Agent ${letter}`),
      );
      for (const agent of body) expect(agent).toEqual((await list({ token, query: { id: agent.id } })).body);
      // Six of these agents together exceed 0.5 MB, so each statement reads six.
      expect(await server.countStatements(() => list({ token }))).toBe(2);
    });

    test('returns an agent that alone exceeds the maximum size of a page', async () => {
      const large = await save(server, { name: 'Large' });
      const small = await save(server, { name: 'Small' });
      await fill(1024 * 1024, `id = ${large.id}`);
      const { body } = await list();
      expect(body.map(({ id, tools }: { id: number; tools: object }) => [id, JSON.stringify(tools).length])).toEqual([
        [large.id, expect.any(Number)],
        [small.id, 2],
      ]);
      expect(JSON.stringify(body).length).toBeGreaterThan(1024 * 1024);
    });

    test('omits an agent that is deleted while the list is read', async () => {
      const agents = [];
      // Together, these agents are larger than the buffers of the connection.
      for (let index = 0; index < 20; index++) agents.push(await save(server, { name: `Agent ${index + 10}` }));
      await fill(1024 * 1024);
      const token = await server.tokenFor();
      const reply = await fetch(`${server.url}/agents`, { headers: { authorization: `Bearer ${token}` } });
      const reader = reply.body!.getReader();
      const pieces = [(await reader.read()).value!];
      await server.call('DELETE', '/agents', { token, body: { agentId: agents.at(-1)!.id } });
      for (let next = await reader.read(); !next.done; next = await reader.read()) pieces.push(next.value);
      const shown = JSON.parse(Buffer.concat(pieces).toString()) as { id: number }[];
      expect(shown.map(({ id }) => id)).toEqual(agents.slice(0, -1).map(({ id }) => id));
    });
  });
});
