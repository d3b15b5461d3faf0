import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestServer, type CallOptions, type TestServer } from '../../support/server.js';
import { expectNamed, expectSameNotFound, noConsole, testAccess } from '../agents/support.js';
import { addFile, addProcessed, createBase, failFile, processed, search } from './support.js';

let server: TestServer;
let kbId: number;
beforeAll(async () => {
  server = await startTestServer();
  ({ id: kbId } = await createBase(server));
  const texts = {
    'heat.md': 'The arm stops by itself when the joint temperature reaches 40 degrees.',
    'gripper.md': 'A gripper that runs hot also makes the arm stop early.',
    'warranty.md': 'The warranty lasts 24 months from the day of delivery.',
    'battery.md': 'Charge the battery to 80 percent before storing the robot.',
  };
  for (const [fileName, text] of Object.entries(texts)) await addFile(server, kbId, text, { fileName });
  await processed(server, kbId);
});
afterAll(() => server?.stop());

const find = (body: Record<string, unknown>, options: CallOptions = {}) =>
  server.call('POST', '/kb/search', { body: { kbId, query: 'warranty', ...body }, ...options });

describe('POST /kb/search', () => {
  testAccess(
    () => server,
    (options) => find({}, options),
    {
      allowed: ['org:admin', 'org:agent_manager', 'org:member', 'org:custom'],
      refused: ['org:guest'],
      text: noConsole,
    },
  );

  test('200 with the nearest passages, best first', async () => {
    const { status, body } = await find({ query: 'Why does the arm stop at 40 degrees?', limit: 2 });
    expect({ status, names: body.results.map(({ fileName }: { fileName: string }) => fileName) }).toEqual({
      status: 200,
      names: ['heat.md', 'gripper.md'],
    });
    expect(body.results[0]).toEqual({
      fileId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      fileName: 'heat.md',
      text: 'The arm stops by itself when the joint temperature reaches 40 degrees.',
      score: expect.any(Number),
    });
    const scores = (await search(server, kbId, 'battery')).map(({ score }) => score);
    expect(scores).toEqual([...scores].sort((one, other) => other - one));
    expect(scores.every((score) => score >= 0 && score <= 1)).toBe(true);
    expect(scores).toHaveLength(4);
  });

  test('200 with at most as many as asked for, 10 unless said otherwise', async () => {
    const { id } = await createBase(server);
    const paragraphs = Array.from(
      { length: 30 },
      (_, index) => `# Part ${index}\n\n${`Part ${index} is described here in some words. `.repeat(40)}`,
    );
    await addProcessed(server, id, paragraphs.join('\n\n'));
    expect(await search(server, id, 'part')).toHaveLength(10);
    expect(await search(server, id, 'part', { limit: 1 })).toHaveLength(1);
    expect((await search(server, id, 'part', { limit: 50 })).length).toBeGreaterThan(20);
    const [first] = await search(server, id, 'Part 17');
    expect(first.text).toContain('Part 17');
  });

  test('200 with files whose text is embedded only: completed and extract_failed', async () => {
    const { id } = await createBase(server);
    expect(await search(server, id, 'anything')).toEqual([]);
    const file = await addProcessed(server, id, 'Oil the hinge.');
    for (const [status, step, found] of [
      ['extract_failed', 'extract', 1],
      ['chunking', 'extract', 0],
      ['completed', 'none', 1],
    ] as const) {
      await failFile(server, file.id, status, step);
      expect(await search(server, id, 'hinge')).toHaveLength(found);
    }
  });

  test('200 finds nothing of another knowledge base or organization, though it fits better', async () => {
    const token = await server.tokenFor({ organizationId: server.otherOrganizationId });
    const theirs = await createBase(server, {}, { token });
    await addFile(server, theirs.id, 'Quarterly figures of the competitor.', {}, { token });
    await processed(server, theirs.id, { token });
    const mine = await createBase(server);
    await addProcessed(server, mine.id, 'Something else.');
    expect((await search(server, mine.id, 'Quarterly figures of the competitor.')).map(({ text }) => text)).toEqual([
      'Something else.',
    ]);
  });

  test('503 when the model of the knowledge base is no longer configured', async () => {
    const { id } = await createBase(server);
    await addProcessed(server, id, 'x');
    await server.database('knowledge_bases').where({ id }).update({ embedding_model: 'openai:text-embedding-3-small' });
    const reply = await server.call('POST', '/kb/search', { body: { kbId: id, query: 'x' } });
    expect(reply).toMatchObject({ status: 503, body: { error: 'Service Unavailable' } });
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
  });

  test.each([
    ['kbId', { kbId: undefined }],
    ['query', { query: undefined }],
    ['query', { query: '' }],
    ['query', { query: 'x'.repeat(4001) }],
    ['limit', { limit: 0 }],
    ['limit', { limit: 51 }],
    ['filter', { filter: {} }],
  ])('400 names %s in %j', async (field, fields) => {
    expectNamed(await find(fields), [field]);
  });

  test("404 for a missing, a deleted and another organization's knowledge base alike", async () => {
    const foreign = await createBase(
      server,
      {},
      { token: await server.tokenFor({ organizationId: server.otherOrganizationId }) },
    );
    const deleted = await createBase(server);
    await server.call('DELETE', '/kb/manage', { query: { id: deleted.id } });
    const replies = [];
    for (const id of [2147483647, deleted.id, foreign.id]) replies.push(await find({ kbId: id }));
    expectSameNotFound(replies, 'Knowledge base not found');
  });
});
