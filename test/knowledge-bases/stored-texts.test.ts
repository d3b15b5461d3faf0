// Two knowledge bases that contain the same upload share its text.
import { randomUUID } from 'node:crypto';
import { text as textOf } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createStoredTexts } from '../../server/modules/knowledge-bases/stored-texts.js';
import { ClaimLostError } from '../../server/modules/file-processing/claim-lost.js';
import type { Work } from '../../server/platform/jobs/index.js';
import { createLeases, LeaseLostError } from '../../server/platform/leases/named-leases.js';
import { addFile, createBase } from '../api/knowledge-bases/support.js';
import { startTestServer, type TestServer } from '../support/server.js';
import { createProcessing, gate, plainReader, type File } from './processing-worker.js';

let server: TestServer;
beforeAll(
  async () =>
    void (server = await startTestServer(
      {},
      { worker: false, blocksEventLoop: 'the test itself cuts texts into chunks' },
    )),
);
afterAll(() => server?.stop());

const { workWith, runFor, process, fileNow, isStored, newFile } = createProcessing(() => server);

const own = () => server.container.platform.storage;
const removeText = async (work: Work, { contentKey }: File) =>
  work.jobs
    .find(({ queue }) => queue === 'knowledge-base-text')!
    .run({ ...runFor({ contentKey } as File), data: { organizationId: server.organizationId, contentKey } });
const removeFile = ({ id, knowledgeBaseId }: File) =>
  server.call('DELETE', '/kb/files', { query: { kbId: knowledgeBaseId, fileId: id } });
const addAgain = async ({ fileId, fileKey, contentKey }: File): Promise<File> =>
  addFile(server, (await createBase(server)).id, '', { fileId, fileKey, contentKey });
const leases = ({ contentKey }: File) => server.database('leases').where({ name: `text:${contentKey}` });
const openTransactions = async () =>
  (
    await server.database.raw<{ rows: unknown[] }>(
      `select query from pg_stat_activity
       where datname = current_database() and state like 'idle in transaction%'`,
    )
  ).rows;

test('a text is stored again if its removal began before the second file with this text was added', async () => {
  const removed = await newFile();
  await process(await workWith(), removed);
  await removeFile(removed);
  await own().put({ key: removed.contentKey, body: 'left', contentType: 'text/markdown' });
  const slow = gate();
  const removing = removeText(
    await workWith({ storage: { remove: async (key) => (await slow.pass(), own().remove(key)) } }),
    removed,
  );
  await slow.reached;
  expect(await openTransactions()).toEqual([]);
  const file = await addAgain(removed);
  const puts: string[] = [];
  const processing = process(
    await workWith({ storage: { put: async (object) => (puts.push(object.key), own().put(object)) } }),
    file,
  );
  while ((await fileNow(file))?.attempts === 0) await sleep(10);
  await sleep(200);
  expect(puts).toEqual([]);
  slow.open();
  await Promise.all([removing, processing]);
  expect(puts).toEqual([file.contentKey]);
  expect(await fileNow(file)).toMatchObject({ processingStatus: 'completed' });
  expect(await isStored(file.contentKey)).toBe(true);
  expect(await leases(file)).toEqual([]);
});

test('a shared text stays if a removal begins while the worker of the second file stores it', async () => {
  const removed = await newFile();
  await process(await workWith(), removed);
  const file = await addAgain(removed);
  const slow = gate();
  const processing = process(
    await workWith({ storage: { put: async (object) => (await slow.pass(), own().put(object)) } }),
    file,
  );
  await slow.reached;
  expect(await openTransactions()).toEqual([]);
  const removing = removeFile(removed);
  setTimeout(slow.open, 200);
  await Promise.all([removing, processing]);
  await removeText(await workWith(), file);
  expect(await isStored(file.contentKey)).toBe(true);
  expect(await leases(file)).toEqual([]);
});

test('a shared text is not replaced by a late worker whose file was deleted', async () => {
  const removed = await newFile('Shared text.');
  const file = await addAgain(removed);
  const slow = gate();
  const late = process(
    await workWith({
      reader: { ...plainReader, read: async () => (await slow.pass(), { text: 'late', chunks: null }) },
    }),
    removed,
  );
  await slow.reached;
  await removeFile(removed);
  await process(await workWith(), file);
  slow.open();
  await expect(late).rejects.toThrow(ClaimLostError);
  expect(await textOf((await own().get(file.contentKey)).content)).toBe('Shared text.');
});

test('a text is stored after the lease of a crashed worker expired', async () => {
  const file = await newFile();
  const lease = { organization_id: server.organizationId, name: `text:${file.contentKey}`, holder: randomUUID() };
  await server.database('leases').insert({ ...lease, expires_at: new Date(Date.now() + 400) });
  await process(await workWith(), file);
  expect(await fileNow(file)).toMatchObject({ processingStatus: 'completed' });
  expect(await leases(file)).toEqual([]);
});

test('a text is neither stored nor removed under a lease that another process took', async () => {
  const { organizationId, database } = server;
  const text = { organizationId, contentKey: `${organizationId}/${randomUUID()}` };
  const lose = async () => void (await database('leases').update({ holder: randomUUID() }));
  const calls: string[] = [];
  const texts = createStoredTexts({
    repository: { isTextUsed: async () => (await lose(), false) },
    leases: createLeases(database, { warn: () => undefined }),
    storage: { put: async () => void calls.push('put'), remove: async () => void calls.push('remove') },
  });
  await expect(texts.removeUnused(organizationId, text.contentKey)).rejects.toThrow(LeaseLostError);
  await database('leases').delete();
  await expect(texts.store(text, 'late', lose)).rejects.toThrow(LeaseLostError);
  await database('leases').delete();
  expect(calls).toEqual([]);
});

test('leases of crashed processes are deleted after they expired', async () => {
  const lease = { organization_id: server.organizationId, holder: randomUUID() };
  const inMs = (ms: number) => new Date(Date.now() + ms);
  await server.database('leases').insert([
    { ...lease, name: 'expired', expires_at: inMs(-1_000) },
    { ...lease, name: 'held', expires_at: inMs(60_000) },
  ]);
  await server.container.work.periodic
    .find(({ name }) => name === 'leases.delete-expired')!
    .run(new AbortController().signal);
  expect(await server.database('leases').pluck('name')).toEqual(['held']);
});
