// Tests that the embedded store never returns other bytes than a client has stored.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { S3Storage } from '../../server/platform/storage/index.js';
import { readAll, startTestStore, storageAt } from './support.js';

const content = 'The warranty covers two years.';
const errors: object[] = [];
let store: Awaited<ReturnType<typeof startTestStore>>;
let storage: S3Storage;
beforeAll(async () => {
  store = await startTestStore({ log: { error: (fields) => void errors.push(fields) } });
  storage = storageAt(store, 'test');
});
beforeEach(() => void (errors.length = 0));
afterAll(async () => {
  storage?.close();
  await store?.stop();
});

const pathOf = (key: string) =>
  join(store.dataDir, 'object-store', 'buckets', 'test', createHash('sha256').update(key).digest('hex'));

/** Stores an object and flips one bit of its file. A negative position counts from the end. */
async function storeDamaged(key: string, position: number): Promise<void> {
  await storage.put({ key, body: content, contentType: 'text/plain', metadata: { source: 'upload' } });
  const bytes = readFileSync(pathOf(key));
  const at = position < 0 ? bytes.length + position : position;
  bytes[at] = bytes[at]! ^ 1;
  writeFileSync(pathOf(key), bytes);
}

test('the embedded store returns what was stored', async () => {
  await storage.put({ key: 'org/whole', body: content, contentType: 'text/plain' });
  expect(String(await readAll((await storage.get('org/whole')).content))).toBe(content);
  await storage.put({ key: 'org/empty', body: '', contentType: 'text/plain' });
  expect(String(await readAll((await storage.get('org/empty')).content))).toBe('');
});

test.each([
  ['the first byte of the content', 0],
  ['the last byte of the content', content.length - 1],
  ['the record', content.length + 20],
  ['the length of the record', -24],
  ['the checksum of the record', -10],
  ['the format mark at the end', -1],
])('the embedded store reports and logs a flipped bit in %s', async (title, position) => {
  const key = `org/${title}`;
  await storeDamaged(key, position);
  await expect(storage.get(key)).rejects.toMatchObject({
    failure: 'corrupt',
    message: 'reading an object: ObjectCorrupt',
  });
  expect(errors[0]).toMatchObject({ err: { code: 'ObjectCorrupt' } });
  const url = await storage.presignDownload({ key, contentType: 'text/plain', expiresInSeconds: 60 });
  const part = await fetch(url, { headers: { range: 'bytes=5-9' } });
  expect([part.status, await part.text()]).toEqual([500, expect.stringContaining('ObjectCorrupt')]);
});

test('the embedded store reports a file that contains the object of another key', async () => {
  for (const key of ['org_1/file', 'org_2/file']) await storage.put({ key, body: key, contentType: 'text/plain' });
  writeFileSync(pathOf('org_1/file'), readFileSync(pathOf('org_2/file')));
  await expect(storage.get('org_1/file')).rejects.toMatchObject({ failure: 'corrupt' });
});

test('the embedded store lists the other objects beside a corrupt one', async () => {
  await storeDamaged('org/listed', -1);
  const keys: string[] = [];
  for await (const { key } of storage.list()) keys.push(key);
  expect(keys).toContain('org/whole');
  expect(keys).not.toContain('org/listed');
});
