import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createFullTextRepository } from '../../../server/modules/knowledge-bases/search/full-text-repository.js';
import { startTestServer, type CallOptions, type TestServer } from '../../support/server.js';
import { expectNamed, expectSameNotFound } from '../errors.js';
import { noConsole, testAccess } from '../access.js';
import { addFile, addProcessed, createBase, setFileStatus, processed, search } from './support.js';

let server: TestServer;
let kbId: number;
beforeAll(async () => {
  server = await startTestServer({}, { worker: true });
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

  test('returns the nearest passages, best first', async () => {
    const { status, body } = await find({ query: 'Why does the arm stop at 40 degrees?', limit: 2 });
    expect({ status, names: body.results.map(({ fileName }: { fileName: string }) => fileName) }).toEqual({
      status: 200,
      names: ['heat.md', 'gripper.md'],
    });
    expect(body.results[0]).toEqual({
      fileId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      fileName: 'heat.md',
      text: 'The arm stops by itself when the joint temperature reaches 40 degrees.',
      score: 1,
      scores: { text: expect.any(Number), vector: expect.any(Number) },
    });
    const scores = (await search(server, kbId, 'battery')).map(({ score }) => score);
    expect(scores).toEqual([...scores].sort((one, other) => other - one));
    expect(scores.every((score) => score >= 0 && score <= 1)).toBe(true);
    expect(scores).toHaveLength(4);
  });

  test('searches by words, by meaning, or by both', async () => {
    const { id } = await createBase(server, { language: 'english' });
    await addProcessed(server, id, 'Fault E-17 belongs to the second joint.', { fileName: 'faults.md' });
    await addProcessed(server, id, 'The brakes release when the power returns.', { fileName: 'brakes.md' });
    const names = async (query: string, mode: string) =>
      (await search(server, id, query, { mode })).map(({ fileName }) => fileName);
    expect(await names('e17', 'text')).toEqual(['faults.md']);
    expect(await names('braking', 'text')).toEqual(['brakes.md']);
    expect(await names('joints and arms', 'text')).toEqual(['faults.md']);
    expect(await names('arms', 'text')).toEqual([]);
    expect(await names('brake releases', 'text')).toEqual(['brakes.md']);
    expect((await names('brake releases', 'vector'))[0]).toBe('brakes.md');
    expect(await names('brake releases', 'hybrid')).toEqual(['brakes.md', 'faults.md']);
    const [byText] = await search(server, id, 'e17', { mode: 'text' });
    expect(byText).toMatchObject({ score: byText.scores.text, scores: { vector: null } });
    const [byVector] = await search(server, id, 'brakes', { mode: 'vector' });
    expect(byVector).toMatchObject({ score: byVector.scores.vector, scores: { text: null } });
    const hybrid = await search(server, id, 'Fault E-17');
    expect(hybrid[0]).toMatchObject({ fileName: 'faults.md', score: 1 });
    expect(hybrid[1]).toMatchObject({ fileName: 'brakes.md', scores: { text: null } });
  });

  test.each([
    ['Chinese', '保修期为24个月，不包括皮带。', '皮带'],
    ['Japanese', '保証期間は納品日から24か月です。', '保証'],
    ['Korean', '보증기간은 이십사개월입니다.', '보증'],
    ['Thai', 'การรับประกันมีระยะเวลาสองปี', 'ประกัน'],
    ['accented', 'Le réseau est coupé.', 'reseau'],
  ])('finds a word in %s text', async (_, text, query) => {
    const { id } = await createBase(server);
    await addProcessed(server, id, text);
    expect(await search(server, id, query, { mode: 'text' })).toHaveLength(1);
    expect(await search(server, id, '没有xyz', { mode: 'text' })).toEqual([]);
  });

  test('a new language of the knowledge base applies to existing files', async () => {
    const { id } = await createBase(server);
    await addProcessed(server, id, 'Die Verträge wurden gekündigt.');
    const found = () => search(server, id, 'Vertrag kündigen', { mode: 'text' });
    expect(await found()).toEqual([]);
    await server.call('PUT', '/kb/manage', { query: { id }, body: { language: 'german' } });
    const texts = createFullTextRepository(server.database);
    await texts.maintain(new AbortController().signal);
    expect(await found()).toHaveLength(1);
    expect(await server.database('knowledge_bases').where({ id }).first()).toMatchObject({
      indexed_language: 'german',
    });
  });

  test('a file that was added during a short change of the language gets the terms of the final language', async () => {
    const { id } = await createBase(server, { language: 'german' });
    const setLanguage = (language: string) => server.call('PUT', '/kb/manage', { query: { id }, body: { language } });
    await setLanguage('english');
    await addProcessed(server, id, 'Alle Rechnungen sind bezahlt.');
    await setLanguage('german');
    await createFullTextRepository(server.database).maintain(new AbortController().signal);
    expect(await search(server, id, 'Rechnung', { mode: 'text' })).toHaveLength(1);
  });

  test('indexes chunks that have no search vector, as if stored before full-text search existed', async () => {
    const { id } = await createBase(server);
    await addProcessed(server, id, 'Replace part AX-100.');
    const chunks = () => server.database('knowledge_base_chunks').where({ knowledge_base_id: id });
    const before = await chunks().first();
    await chunks().update({ search_vector: null });
    expect(await search(server, id, 'ax100', { mode: 'text' })).toEqual([]);
    await createFullTextRepository(server.database).maintain(new AbortController().signal);
    expect(await search(server, id, 'ax100', { mode: 'text' })).toHaveLength(1);
    expect(await chunks().first()).toEqual(before);
  });

  test('ranks a table of contents below the text', async () => {
    const { id } = await createBase(server);
    const contents = ['Warranty', 'Cleaning', 'Brakes', 'Part AX-100'].map((title) => `${title} ${'.'.repeat(30)} 7`);
    await addFile(server, id, contents.join('\n'), { fileName: 'contents.md' });
    await addFile(server, id, 'How we handle claims: the warranty ends two years after the day of delivery.', {
      fileName: 'claims.md',
    });
    await processed(server, id);
    const names = async (query: string, mode: string) =>
      (await search(server, id, query, { mode })).map(({ fileName }) => fileName);
    expect(await names('warranty', 'hybrid')).toEqual(['claims.md', 'contents.md']);
    expect(await names('warranty', 'vector')).toEqual(['claims.md', 'contents.md']);
    expect(await names('warranty', 'text')).toEqual(['claims.md']);
    expect(await names('AX-100', 'text')).toEqual(['contents.md']);
  });

  const queries = [
    `'`,
    `\\`,
    `a'b & c | !d <-> :*`,
    `''\\''`,
    '%',
    '(',
    '. . . . 5',
    ' ',
    'x'.repeat(4000),
    'é'.repeat(3999),
  ];
  test.each(queries.map((query) => [query.slice(0, 20), query]))('accepts the query %j', async (_begin, query) => {
    for (const mode of ['text', 'hybrid']) expect(await find({ query, mode })).toMatchObject({ status: 200 });
  });

  test('returns at most `limit` passages, 10 by default', async () => {
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

  test('searches only files with the status completed or extract_failed', async () => {
    const { id } = await createBase(server);
    expect(await search(server, id, 'anything')).toEqual([]);
    const file = await addProcessed(server, id, 'Oil the hinge.');
    for (const [status, step, found] of [
      ['extract_failed', 'extract', 1],
      ['chunking', 'extract', 0],
      ['completed', 'none', 1],
    ] as const) {
      await setFileStatus(server, file.id, status, step);
      expect(await search(server, id, 'hinge')).toHaveLength(found);
    }
  });

  test('omits passages of another organization, even if they match the query better', async () => {
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

  test('returns 503 if the embedding model is no longer configured, except for a search by words', async () => {
    const { id } = await createBase(server);
    await addProcessed(server, id, 'x');
    await server.database('knowledge_bases').where({ id }).update({ embedding_model: 'openai:text-embedding-3-small' });
    expect(await search(server, id, 'x', { mode: 'text' })).toHaveLength(1);
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
    ['mode', { mode: 'fuzzy' }],
    ['filter', { filter: {} }],
  ])('returns 400 and names %s (case %#)', async (field, fields) => {
    expectNamed(await find(fields), [field]);
  });

  test('returns 404 for a missing, deleted or cross-tenant knowledge base', async () => {
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
