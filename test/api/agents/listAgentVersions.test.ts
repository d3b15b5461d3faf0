import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestServer, type TestServer } from '../../support/server.js';
import { expectNamed, expectSameNotFound } from '../errors.js';
import { noConsole, testAccess } from '../access.js';
import { readAgent, save } from './support.js';

let server: TestServer;
let agentId: number;
beforeAll(async () => {
  server = await startTestServer();
  agentId = (await save(server)).id;
  for (const maxToolRoundtrips of [1, 2, 3, 4]) await save(server, { id: agentId, maxToolRoundtrips });
});
afterAll(() => server?.stop());

const list = (query: Record<string, string | number>, options = {}) =>
  server.call('GET', '/agents/versions', { query, ...options });
const numbers = (body: { versions: { number: number }[] }) => body.versions.map(({ number }) => number);

describe('GET /agents/versions', () => {
  testAccess(
    () => server,
    (options) => list({ agentId }, options),
    {
      allowed: ['org:admin', 'org:agent_manager', 'org:member'],
      refused: ['org:guest'],
      text: noConsole,
    },
  );

  test('lists the newest version first and marks the published one', async () => {
    const { body } = await list({ agentId });
    expect(numbers(body)).toEqual([5, 4, 3, 2, 1]);
    expect(body.versions.map(({ isPublished }: { isPublished: boolean }) => isPublished)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(body.versions[0].id).toBe((await readAgent(server, agentId)).publishedVersionId);
    expect(body.nextCursor).toBeNull();
  });

  test('returns the next page if `before` is the value of nextCursor', async () => {
    const first = (await list({ agentId, limit: 2 })).body;
    expect(numbers(first)).toEqual([5, 4]);
    const second = (await list({ agentId, limit: 2, before: first.nextCursor })).body;
    expect(numbers(second)).toEqual([3, 2]);
    const third = (await list({ agentId, limit: 2, before: second.nextCursor })).body;
    expect({ numbers: numbers(third), nextCursor: third.nextCursor }).toEqual({ numbers: [1], nextCursor: null });
    const exact = (await list({ agentId, limit: 5 })).body;
    expect({ numbers: numbers(exact), nextCursor: exact.nextCursor }).toEqual({
      numbers: [5, 4, 3, 2, 1],
      nextCursor: null,
    });
    expect((await list({ agentId, before: third.versions[0].id })).body).toEqual({ versions: [], nextCursor: null });
  });

  test('with versionId, returns the snapshot and the differences from the previous version', async () => {
    const { versions } = (await list({ agentId })).body;
    const { status, body } = await list({ agentId, versionId: versions[1].id });
    const {
      id: _id,
      publishedVersionId: _published,
      createdAt: _createdAt,
      updatedAt: _updatedAt,
      etag: _etag,
      tags: _tags,
      ...live
    } = await readAgent(server, agentId);
    expect(status).toBe(200);
    expect(body).toEqual({
      ...versions[1],
      snapshot: { ...live, maxToolRoundtrips: 3 },
      changes: [{ field: 'maxToolRoundtrips', before: 2, after: 3 }],
    });
  });

  test('reports every field of the first version as different', async () => {
    const { versions } = (await list({ agentId })).body;
    const { body } = await list({ agentId, versionId: versions.at(-1).id });
    expect(body.changes.map(({ field }: { field: string }) => field)).toEqual(Object.keys(body.snapshot));
    expect(body.changes[0]).toEqual({ field: 'name', before: null, after: 'Support Concierge' });
  });

  test('runs one statement per call', async () => {
    const token = await server.tokenFor();
    const { versions } = (await list({ agentId })).body;
    expect(await server.countStatements(() => list({ agentId }, { token }))).toBe(1);
    expect(await server.countStatements(() => list({ agentId, before: versions[0].id }, { token }))).toBe(1);
    expect(await server.countStatements(() => list({ agentId, versionId: versions[0].id }, { token }))).toBe(1);
  });

  test('returns 404 for a missing, deleted or cross-tenant agent', async () => {
    const foreign = await save(
      server,
      {},
      { token: await server.tokenFor({ organizationId: server.otherOrganizationId }) },
    );
    const deleted = await save(server);
    await server.call('DELETE', '/agents', { body: { agentId: deleted.id } });
    const replies = [];
    for (const id of [2147483647, deleted.id, foreign.id]) {
      replies.push(await list({ agentId: id }), await list({ agentId: id, versionId: 1 }));
    }
    expectSameNotFound(replies, 'Agent not found');
  });

  test('returns 404 for a version that is missing or belongs to another agent or organization', async () => {
    const foreign = await save(
      server,
      {},
      { token: await server.tokenFor({ organizationId: server.otherOrganizationId }) },
    );
    const sibling = await save(server);
    const replies = [];
    for (const versionId of [2147483647, sibling.publishedVersionId, foreign.publishedVersionId])
      replies.push(await list({ agentId, versionId }));
    expectSameNotFound(replies, 'Version not found');
  });

  test('returns 400 and names a missing, invalid or unknown parameter', async () => {
    const sibling = await save(server);
    expectNamed(await list({}), ['query', 'agentId']);
    expectNamed(await list({ agentId: 'one' }), ['query', 'agentId']);
    expectNamed(await list({ agentId, limit: 201 }), ['query', 'limit']);
    expectNamed(await list({ agentId, limit: 0 }), ['query', 'limit']);
    expectNamed(await list({ agentId, before: 'x' }), ['query', 'before']);
    expectNamed(await list({ agentId, before: sibling.publishedVersionId }), ['query', 'before']);
    expectNamed(await list({ agentId, unknownName: 'x' }), ['query', 'unknownName']);
  });
});
