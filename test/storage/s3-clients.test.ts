// Tests the embedded store with the AWS SDK in its default settings.
import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import * as aws from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestStore } from './support.js';

const Bucket = 'test';
const partBytes = 5 * 1024 * 1024;
let store: Awaited<ReturnType<typeof startTestStore>>;
let client: aws.S3Client;
beforeAll(async () => {
  store = await startTestStore();
  const { endpoint, region, credentials } = store;
  client = new aws.S3Client({ endpoint, region, credentials, forcePathStyle: true });
});
afterAll(async () => {
  client?.destroy();
  await store?.stop();
});

const put = (Key: string, input: Partial<aws.PutObjectCommandInput> = {}) =>
  client.send(new aws.PutObjectCommand({ Bucket, Key, Body: Key, ...input }));
const read = async (Key: string) => {
  const { Body, ...reply } = await client.send(new aws.GetObjectCommand({ Bucket, Key, ChecksumMode: 'ENABLED' }));
  return { ...reply, body: Buffer.from((await Body?.transformToByteArray()) ?? []) };
};

describe('the AWS SDK', () => {
  test.each(['CRC32', 'CRC32C', 'CRC64NVME', 'SHA1', 'SHA256'] as const)('sends %s sums', async (algorithm) => {
    const field = `Checksum${algorithm}` as const;
    const stored = await put('sums/header', { ChecksumAlgorithm: algorithm });
    const Body = Readable.from([Buffer.from('sums/'), Buffer.from('header')]);
    const streamed = await put('sums/trailer', { ChecksumAlgorithm: algorithm, Body, ContentLength: 11 });
    expect(stored[field]).toEqual(expect.any(String));
    expect(streamed[field]).toBe(stored[field]);
    const found = await read('sums/trailer');
    expect(found).toMatchObject({ [field]: stored[field], body: Buffer.from('sums/header') });
    expect(found.ContentEncoding).toBeUndefined();
    await expect(put('sums/wrong', { [field]: streamed[field], Body: 'other' })).rejects.toMatchObject({
      name: 'BadDigest',
    });
    await expect(read('sums/wrong')).rejects.toMatchObject({ name: 'NoSuchKey' });
  });

  test('writes only if the condition holds', async () => {
    await put('conditions/a', { IfNoneMatch: '*' });
    await expect(put('conditions/a', { IfNoneMatch: '*' })).rejects.toMatchObject({ name: 'PreconditionFailed' });
    await expect(put('conditions/a', { IfMatch: '"other"' })).rejects.toMatchObject({ name: 'PreconditionFailed' });
    await expect(put('conditions/b', { IfMatch: '"other"' })).rejects.toMatchObject({ name: 'NoSuchKey' });
    const { ETag } = await read('conditions/a');
    await put('conditions/a', { IfMatch: ETag, Body: 'second' });
    expect((await read('conditions/a')).body.toString()).toBe('second');
    const get = (input: object) => client.send(new aws.GetObjectCommand({ Bucket, Key: 'conditions/a', ...input }));
    await expect(get({ IfMatch: ETag })).rejects.toMatchObject({ name: 'PreconditionFailed' });
    await expect(get({ IfNoneMatch: '*' })).rejects.toMatchObject({ $metadata: { httpStatusCode: 304 } });
  });

  test('of many concurrent writes with If-None-Match, one succeeds', async () => {
    const writes = Array.from({ length: 12 }, (_, index) =>
      put('conditions/race', { IfNoneMatch: '*', Body: `${index}` }),
    );
    const results = await Promise.allSettled(writes);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('copies with and without new metadata', async () => {
    await put('copy/a ü+&', { ContentType: 'text/plain', Metadata: { a: '1' } });
    const copy = (Key: string, input: Partial<aws.CopyObjectCommandInput> = {}) =>
      client.send(
        new aws.CopyObjectCommand({
          Bucket,
          Key,
          CopySource: `${Bucket}/${encodeURIComponent('copy/a ü+&')}`,
          ...input,
        }),
      );
    await copy('copy/b');
    expect(await read('copy/b')).toMatchObject({ ContentType: 'text/plain', Metadata: { a: '1' } });
    await copy('copy/a ü+&', { MetadataDirective: 'REPLACE', Metadata: { b: '2' } });
    expect(await read('copy/a ü+&')).toMatchObject({ Metadata: { b: '2' }, body: Buffer.from('copy/a ü+&') });
    await expect(copy('copy/a ü+&')).rejects.toMatchObject({ name: 'InvalidRequest' });
    await expect(copy('copy/c', { CopySourceIfMatch: '"x"' })).rejects.toMatchObject({ name: 'PreconditionFailed' });
    await expect(copy('copy/c', { CopySource: `${Bucket}/none` })).rejects.toMatchObject({ name: 'NoSuchKey' });
  });

  test('uploads in parts', async () => {
    const Key = 'parts/a';
    const first = randomBytes(partBytes);
    await put('parts/source', { Body: first });
    const { UploadId } = await client.send(
      new aws.CreateMultipartUploadCommand({ Bucket, Key, ContentType: 'text/x', ChecksumAlgorithm: 'CRC32' }),
    );
    const at = { Bucket, Key, UploadId };
    const copied = await client.send(
      new aws.UploadPartCopyCommand({ ...at, PartNumber: 1, CopySource: `${Bucket}/parts/source` }),
    );
    const last = await client.send(new aws.UploadPartCommand({ ...at, PartNumber: 2, Body: 'end' }));
    expect((await client.send(new aws.ListPartsCommand(at))).Parts).toMatchObject([{ Size: partBytes }, { Size: 3 }]);
    const listed = await client.send(new aws.ListMultipartUploadsCommand({ Bucket }));
    expect(listed.Uploads).toMatchObject([{ Key, UploadId }]);
    const encoded = await client.send(
      new aws.ListMultipartUploadsCommand({ Bucket, MaxUploads: 1, EncodingType: 'url' }),
    );
    expect(encoded).toMatchObject({ MaxUploads: 1, Uploads: [{ Key: encodeURIComponent(Key) }] });
    const list = (input: object) => client.send(new aws.ListMultipartUploadsCommand({ Bucket, ...input }));
    // The JavaScript client of MinIO sends these parameters before each upload in parts.
    const found = await list({ Prefix: Key, Delimiter: '', KeyMarker: '', UploadIdMarker: '', MaxUploads: 1000 });
    expect(found.Uploads).toMatchObject([{ Key, UploadId }]);
    const grouped = await list({ Delimiter: '/' });
    expect([grouped.Uploads, grouped.CommonPrefixes]).toEqual([undefined, [{ Prefix: 'parts/' }]]);
    expect((await list({ Prefix: 'parts/', Delimiter: '/' })).Uploads).toMatchObject([{ Key, UploadId }]);
    for (const marker of [{ KeyMarker: 'a' }, { UploadIdMarker: 'a' }])
      await expect(list(marker)).rejects.toMatchObject({ name: 'NotImplemented' });
    const noUploads = new aws.ListMultipartUploadsCommand({ Bucket, MaxUploads: 0 });
    await expect(client.send(noUploads)).rejects.toMatchObject({ name: 'NotImplemented' });
    const parts = [
      { PartNumber: 1, ETag: copied.CopyPartResult?.ETag },
      { PartNumber: 2, ETag: last.ETag, ChecksumCRC32: last.ChecksumCRC32 },
    ];
    const complete = (Parts: aws.CompletedPart[]) =>
      client.send(new aws.CompleteMultipartUploadCommand({ ...at, MultipartUpload: { Parts } }));
    await expect(complete(parts.toReversed())).rejects.toMatchObject({ name: 'InvalidPartOrder' });
    await expect(complete([{ PartNumber: 1, ETag: '"x"' }])).rejects.toMatchObject({ name: 'InvalidPart' });
    expect(await complete(parts)).toMatchObject({ ETag: expect.stringMatching(/-2"$/), ChecksumType: 'COMPOSITE' });
    const { body, ContentType } = await read(Key);
    expect(ContentType).toBe('text/x');
    expect(body.equals(Buffer.concat([first, Buffer.from('end')]))).toBe(true);
    await expect(complete(parts)).rejects.toMatchObject({ name: 'NoSuchUpload' });
  });

  test('rejects parts that are too small, and forgets an aborted upload', async () => {
    const Key = 'parts/b';
    const { UploadId } = await client.send(new aws.CreateMultipartUploadCommand({ Bucket, Key }));
    const at = { Bucket, Key, UploadId };
    const upload = (PartNumber: number) => client.send(new aws.UploadPartCommand({ ...at, PartNumber, Body: 'x' }));
    const Parts = [
      { PartNumber: 1, ETag: (await upload(1)).ETag },
      { PartNumber: 2, ETag: (await upload(2)).ETag },
    ];
    const complete = new aws.CompleteMultipartUploadCommand({ ...at, MultipartUpload: { Parts } });
    await expect(client.send(complete)).rejects.toMatchObject({ name: 'EntityTooSmall' });
    await client.send(new aws.AbortMultipartUploadCommand(at));
    await expect(upload(3)).rejects.toMatchObject({ name: 'NoSuchUpload' });
    await expect(read(Key)).rejects.toMatchObject({ name: 'NoSuchKey' });
  });

  test('lists with a delimiter in both versions of the API, page by page, and deletes several objects', async () => {
    const keys = ['l/a/1', 'l/a/2', 'l/b', 'l/c/1', 'l/d & <e>'];
    for (const key of keys) await put(key);
    const input = { Bucket, Prefix: 'l/', Delimiter: '/', MaxKeys: 1 };
    const namesOf = ({ Contents = [], CommonPrefixes = [] }: aws.ListObjectsCommandOutput) =>
      [...Contents.map(({ Key }) => Key), ...CommonPrefixes.map(({ Prefix }) => Prefix)].join();
    const first: string[] = [];
    for (let Marker: string | undefined = ''; Marker !== undefined;) {
      const page: aws.ListObjectsCommandOutput = await client.send(new aws.ListObjectsCommand({ ...input, Marker }));
      first.push(namesOf(page));
      Marker = page.NextMarker;
    }
    const second: string[] = [];
    for await (const page of aws.paginateListObjectsV2({ client }, input)) second.push(namesOf(page));
    expect(first).toEqual(['l/a/', 'l/b', 'l/c/', 'l/d & <e>']);
    expect(second).toEqual(first);
    const Objects = [...keys, 'l/none'].map((Key) => ({ Key }));
    const { Deleted } = await client.send(new aws.DeleteObjectsCommand({ Bucket, Delete: { Objects } }));
    expect(Deleted).toEqual(Objects);
    expect((await client.send(new aws.ListObjectsV2Command(input))).KeyCount).toBe(0);
  });

  test('lists buckets, and deletes only an empty bucket', async () => {
    await client.send(new aws.CreateBucketCommand({ Bucket: 'another' }));
    await put('a', { Bucket: 'another' });
    const remove = () => client.send(new aws.DeleteBucketCommand({ Bucket: 'another' }));
    await expect(remove()).rejects.toMatchObject({ name: 'BucketNotEmpty' });
    await client.send(new aws.DeleteObjectCommand({ Bucket: 'another', Key: 'a' }));
    await remove();
    expect((await client.send(new aws.ListBucketsCommand())).Buckets).toMatchObject([{ Name: Bucket }]);
  });

  test('reads and writes with presigned URLs', async () => {
    const ChecksumSHA256 = createHash('sha256').update('text').digest('base64');
    const upload = new aws.PutObjectCommand({ Bucket, Key: 'presigned', ContentType: 'text/plain', ChecksumSHA256 });
    const to = await getSignedUrl(client, upload);
    const headers = { 'content-type': 'text/plain' };
    expect((await fetch(to, { method: 'PUT', body: 'text', headers })).status).toBe(200);
    expect((await fetch(to, { method: 'PUT', body: 'other', headers })).status).toBe(400);
    const reply = await fetch(await getSignedUrl(client, new aws.GetObjectCommand({ Bucket, Key: 'presigned' })));
    expect(await reply.text()).toBe('text');
  });
});
