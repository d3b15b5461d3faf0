// Tests requests to the embedded store during which a part, an upload or a bucket changes.
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  openMultipartUploads,
  type MultipartUpload,
  type MultipartUploads,
} from '../../server/embedded/object-store/multipart.js';
import { openObjectFolder, type Objects } from '../../server/embedded/object-store/objects.js';

const folder = mkdtempSync(join(tmpdir(), 'multipart-races-'));
const bucket = 'bucket';
let objects: Objects;
let uploads: MultipartUploads;
/** Runs after the parts were chosen and before their contents are read. */
let beforeWrite: () => Promise<unknown> = async () => undefined;
beforeAll(async () => {
  const now = Date.now;
  objects = await openObjectFolder({ folder, now });
  await objects.createBucket(bucket);
  const write: Objects['write'] = async (object) => {
    await beforeWrite();
    return objects.write(object);
  };
  uploads = await openMultipartUploads({ folder, now, objects: { ...objects, write }, maxObjectBytes: 1_000_000 });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function* contentOf(text: string): AsyncGenerator<Buffer> {
  yield await Promise.resolve(Buffer.from(text));
}

const start = (key: string) => uploads.start({ bucket, key, headers: {}, checksumType: 'COMPOSITE' });
const noSuchUpload = { status: 404, code: 'NoSuchUpload' };

test('the completion of an upload fails if a part is replaced or the upload is aborted meanwhile', async () => {
  const upload = await start('replaced');
  const { etag } = await uploads.writePart(upload, 1, { content: contentOf('first') });
  const complete = () =>
    uploads.complete(upload, {
      chosen: [{ number: 1, etag }],
      checkCurrent: () => undefined,
      expectedChecksum: undefined,
    });
  beforeWrite = () => uploads.writePart(upload, 1, { content: contentOf('the second content') });
  await expect(complete()).rejects.toMatchObject({ status: 400, code: 'InvalidPart' });
  expect(await objects.open(bucket, 'replaced')).toBeNull();
  beforeWrite = () => uploads.abort(upload);
  await uploads.writePart(upload, 1, { content: contentOf('first') });
  await expect(complete()).rejects.toMatchObject(noSuchUpload);
});

test('the parts of an aborted upload cannot be listed', async () => {
  const upload = await start('aborted');
  await uploads.abort(upload);
  await expect(uploads.parts(upload)).rejects.toMatchObject(noSuchUpload);
});

test('an upload with a corrupt description does not exist, and the other uploads are listed', async () => {
  const [truncated, changed, other] = [await start('truncated'), await start('changed'), await start('other')];
  const description = createHash('sha256').update('upload').digest('hex');
  const fileOf = ({ id }: MultipartUpload) => join(folder, 'multipart', 'buckets', id, description);
  writeFileSync(fileOf(truncated), readFileSync(fileOf(truncated)).subarray(1));
  const bytes = readFileSync(fileOf(changed));
  bytes[0] = bytes[0]! ^ 1;
  writeFileSync(fileOf(changed), bytes);
  for (const { id, key } of [truncated, changed])
    await expect(uploads.get(id, bucket, key)).rejects.toMatchObject(noSuchUpload);
  expect(await uploads.list(bucket)).toEqual([other]);
});

test('the list of buckets omits a bucket that is removed meanwhile', async () => {
  // `readdir` returns a broken link, and `stat` fails as it does for a folder that was removed in between.
  symlinkSync(join(folder, 'nothing'), join(folder, 'buckets', 'removed'));
  expect(await objects.listBuckets()).toEqual([expect.objectContaining({ name: bucket })]);
});
