// Tests the requirements of an object store, against the embedded store and against OpenStack Swift. The embedded store
// must not be more lenient than Swift.
import {
  CreateBucketCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { S3Storage } from '../../server/platform/storage/index.js';
import { createUploadRules } from '../../server/modules/uploads/uploads.js';
import { grantFor, readAll, rightHeaders, send, storageAt, type StoreAccess } from './support.js';

const bucket = 'storage-suite';
const mismatch = { status: 403, code: 'SignatureDoesNotMatch' };
const notSigned = {
  status: 403,
  code: 'AccessDenied',
  message: 'There were headers present in the request which were not signed',
};
const minutes = (count: number) => count * 60_000;
const without = (headers: Record<string, string>, name: string) =>
  Object.fromEntries(Object.entries(headers).filter(([other]) => other !== name));

export function testStorage(access: () => StoreAccess): void {
  let storage: S3Storage;
  let client: S3Client;
  beforeAll(async () => {
    const { endpoint, region, credentials } = access();
    client = new S3Client({
      endpoint,
      region,
      credentials: { ...credentials },
      forcePathStyle: true,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      // Swift returns 503 while its services are starting.
      maxAttempts: 10,
    });
    await client.send(new CreateBucketCommand({ Bucket: bucket }));
    storage = storageAt(access(), bucket);
  });
  const put = (url: string, headers: Record<string, string> = rightHeaders, body = 'a file') =>
    send(url, { headers, body });

  describe('a presigned upload', () => {
    const key = "org_1/uploads/5e3/ö + (1)~ it's & #2?.pdf";
    let url = '';
    beforeAll(async () => void (url = await storage.presignUpload(grantFor(key))));

    test('signs the four headers of the upload as headers, not as query parameters', () => {
      const query = new URL(url).searchParams;
      expect(query.get('X-Amz-SignedHeaders')).toBe(
        'content-type;host;x-amz-meta-file-type;x-amz-meta-org-id;x-amz-meta-user-id',
      );
      expect(query.get('X-Amz-Expires')).toBe('600');
      expect([...query.keys()].filter((name) => /meta|checksum/i.test(name))).toEqual([]);
    });

    test('is accepted with the correct headers, which the object keeps', async () => {
      expect(await put(url)).toMatchObject({ status: 200, code: '' });
      const { content, ...described } = await storage.get(key);
      expect(described).toEqual({
        size: 6,
        contentType: 'application/pdf',
        etag: expect.any(String),
        metadata: { 'file-type': 'application/pdf', 'org-id': 'org_1', 'user-id': 'user_1' },
      });
      expect((await readAll(content)).toString()).toBe('a file');
      expect(await storage.head(key)).toEqual(described);
    });

    test('can be repeated, and the last upload counts', async () => {
      expect((await put(url, rightHeaders, 'another file')).status).toBe(200);
      expect(await storage.head(key)).toMatchObject({ size: 12 });
    });

    describe.each(Object.keys(rightHeaders))('whose header %s is changed', (name) => {
      test.each([
        ['another value', { ...rightHeaders, [name]: 'text/html' }],
        [
          'other letter case',
          { ...rightHeaders, [name]: rightHeaders[name as keyof typeof rightHeaders].toUpperCase() },
        ],
        ['an empty value', { ...rightHeaders, [name]: '' }],
        ['no value', without(rightHeaders, name)],
      ])('is rejected with %s', async (_case, headers) => {
        expect(await put(url, headers)).toMatchObject(mismatch);
      });
    });

    test('ignores white space around a header value', async () => {
      expect((await put(url, { ...rightHeaders, 'x-amz-meta-org-id': '  org_1 ' })).status).toBe(200);
    });

    test.each(['x-amz-meta-role', 'x-amz-acl', 'x-amz-copy-source'])('rejects an additional %s', async (name) => {
      expect(
        await put(url, { ...rightHeaders, [name]: name.endsWith('source') ? `${bucket}/org_2/secret` : 'public-read' }),
      ).toMatchObject(notSigned);
    });

    test('is valid for its own key only', async () => {
      const { pathname, search } = new URL(url);
      expect(await put(url.replace('uploads', 'elsewhere'))).toMatchObject(mismatch);
      expect(await put(`${url.replace('.pdf', '.pdf%2Fmore')}`)).toMatchObject(mismatch);
      expect(
        await send(url, {
          headers: rightHeaders,
          body: 'x',
          path: pathname.replace('/org_1/', '/org_1/../org_2/') + search,
        }),
      ).toMatchObject(mismatch);
      expect(await put(url.replace(bucket, 'other-bucket'))).toMatchObject({ status: 403 });
    });

    test.each(['GET', 'DELETE'])('rejects %s', async (method) => {
      expect(await send(url, { method, headers: rightHeaders })).toMatchObject(mismatch);
    });

    test.each<[string, (url: string) => string]>([
      ['a longer lifetime', (given) => given.replace('X-Amz-Expires=600', 'X-Amz-Expires=6000')],
      ['fewer signed headers', (given) => given.replace('%3Bx-amz-meta-user-id', '')],
      [
        'another signature',
        (given) =>
          given.replace(
            /(X-Amz-Signature=)(.)/,
            (_match, name: string, digit: string) => `${name}${digit === '0' ? '1' : '0'}`,
          ),
      ],
      ['a further parameter', (given) => `${given}&response-content-type=text%2Fhtml`],
    ])('is rejected with %s', async (_case, change) => {
      expect(change(url)).not.toBe(url);
      expect(await put(change(url))).toMatchObject({ status: 403 });
    });

    test('expires at the stated time', async () => {
      const signedAgo = (ms: number) =>
        storageAt(access(), bucket, { now: () => Date.now() - ms }).presignUpload(grantFor(key));
      expect((await put(await signedAgo(minutes(9.5)))).status).toBe(200);
      expect(await put(await signedAgo(minutes(10.1)))).toMatchObject({
        status: 403,
        code: 'AccessDenied',
        message: 'Request has expired',
      });
    });

    test('is rejected with a wrong secret or an unknown key', async () => {
      const { credentials } = access();
      const signedWith = (other: Partial<typeof credentials>) =>
        storageAt({ ...access(), credentials: { ...credentials, ...other } }, bucket).presignUpload(grantFor(key));
      expect(await put(await signedWith({ secretAccessKey: 'wrong' }))).toMatchObject(mismatch);
      expect(await put(await signedWith({ accessKeyId: 'unknown' }))).toMatchObject({ status: 403 });
    });
  });

  describe('a presigned download', () => {
    const key = "org_1/uploads/5e4/ö + (1)~ it's.txt";
    const download = (url: string, method = 'GET') => send(url, { method });
    beforeAll(() => storage.put({ key, body: 'a text', contentType: 'text/plain' }));

    test('returns the current object', async () => {
      const url = await storage.presignDownload({ key, contentType: 'text/plain', expiresInSeconds: 600 });
      expect(await download(url)).toMatchObject({
        status: 200,
        text: 'a text',
        headers: { 'content-type': 'text/plain' },
      });
      expect(
        (
          await download(
            await storage.presignDownload({
              key: 'org_1/uploads/5e4/missing.txt',
              contentType: 'text/plain',
              expiresInSeconds: 600,
            }),
          )
        ).status,
      ).toBe(404);
    });

    test('is valid for reading this object only, until it expires', async () => {
      const url = await storage.presignDownload({ key, contentType: 'text/plain', expiresInSeconds: 600 });
      expect(await download(url, 'DELETE')).toMatchObject(mismatch);
      expect(await send(url, { body: 'another' })).toMatchObject(mismatch);
      expect(await download(url.replace('/org_1/', '/org_2/'))).toMatchObject(mismatch);
      const signedAgo = (ms: number) =>
        storageAt(access(), bucket, { now: () => Date.now() - ms }).presignDownload({
          key,
          contentType: 'text/plain',
          expiresInSeconds: 600,
        });
      expect((await download(await signedAgo(minutes(9.5)))).status).toBe(200);
      expect(await download(await signedAgo(minutes(10.1)))).toMatchObject({
        status: 403,
        code: 'AccessDenied',
        message: 'Request has expired',
      });
      expect(await storage.head(key)).toMatchObject({ size: 6 });
    });
  });

  describe('a browser that downloads', () => {
    const key = 'org_1/uploads/5e5/ö "quoted" (1)%.html';
    const download = async (contentType: string) =>
      (await send(await storage.presignDownload({ key, contentType, expiresInSeconds: 600 }), { method: 'GET' }))
        .headers;
    const name = `filename="_ _quoted_ (1)_.html"; filename*=UTF-8''%C3%B6%20%22quoted%22%20%281%29%25.html`;
    beforeAll(() => storage.put({ key, body: '<script>alert(1)</script>', contentType: 'text/html' }));

    const executable = [
      'text/html',
      'TEXT/HTML; charset=utf-8',
      'image/svg+xml',
      'application/xhtml+xml',
      'text/xml',
      'application/xml',
      'text/javascript',
      'application/javascript',
      'multipart/related',
      'application/vnd.x+xml',
      'a/b\r\nx: y',
      '',
    ];
    test.each(executable)('saves active content as an untyped file: %j', async (contentType) => {
      expect(await download(contentType)).toMatchObject({
        'content-type': 'application/octet-stream',
        'content-disposition': `attachment; ${name}`,
      });
    });

    test.each(['text/plain', 'application/pdf', 'audio/mpeg', 'application/vnd.ms-excel'])(
      'saves other files under their type: %s',
      async (contentType) => {
        expect(await download(contentType)).toMatchObject({
          'content-type': contentType,
          'content-disposition': `attachment; ${name}`,
        });
      },
    );

    test.each(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif'])(
      'shows raster images: %s',
      async (contentType) => {
        expect(await download(contentType)).toMatchObject({
          'content-type': contentType,
          'content-disposition': `inline; ${name}`,
        });
      },
    );
  });

  describe("another organization's prefix", () => {
    const caller = { userId: 'user_1', organizationId: 'org_1', role: 'org:member', permissions: [] };
    const names = [
      '../../../org_2/uploads/x/theirs.pdf',
      '..\\..\\org_2\\theirs.pdf',
      '%2e%2e%2f%2e%2e%2forg_2%2ftheirs.pdf',
      '/org_2/theirs.pdf',
      '....//....//org_2',
      '\u2215org_2',
      '..',
    ];

    test.each(names)('cannot be reached by the file name %s', async (filename) => {
      const granted = await createUploadRules({ storage }).createPresigned(caller, {
        filename,
        contentType: 'application/pdf',
      });
      expect(granted.key).toMatch(/^org_1\/uploads\/[0-9a-f-]{36}\/[^/]+$/);
      expect(new URL(granted.url).pathname.split('/').slice(0, 4)).toEqual(['', bucket, 'org_1', 'uploads']);
      expect(await put(granted.url)).toMatchObject({ status: 200 });
      expect(await put(granted.url.replace('/org_1/', '/org_2/'))).toMatchObject(mismatch);
      expect(await storage.head(granted.key)).toMatchObject({ size: 6 });
    });

    test('stays empty', async () => {
      expect(await client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: 'org_2' }))).toMatchObject({
        KeyCount: 0,
      });
    });
  });

  describe('the storage interface', () => {
    test('stores, replaces and removes content, type and metadata together', async () => {
      const key = 'org_1/contents/note.md';
      await storage.put({ key, body: '# Nötiz', contentType: 'text/markdown', metadata: { source: 'a' } });
      expect(await storage.head(key)).toEqual({
        size: 8,
        contentType: 'text/markdown',
        metadata: { source: 'a' },
        etag: expect.stringMatching(/^".+"$/),
      });
      const { etag } = await storage.head(key);
      await storage.put({ key, body: Buffer.from([0, 255, 10]), contentType: 'application/octet-stream' });
      const { content, ...described } = await storage.get(key);
      expect(described).toMatchObject({ size: 3, contentType: 'application/octet-stream', metadata: {} });
      expect(described.etag).not.toBe(etag);
      expect(described.etag).toBe((await storage.head(key)).etag);
      expect(await readAll(content)).toEqual(Buffer.from([0, 255, 10]));
      await storage.remove(key);
      await expect(storage.head(key)).rejects.toMatchObject({ name: 'StorageError', failure: 'not_found' });
      await expect(storage.get(key)).rejects.toMatchObject({ name: 'StorageError', failure: 'not_found' });
      await storage.remove(key);
    });

    test('stores an empty object and one of 3 MB', async () => {
      await storage.put({ key: 'org_1/empty', body: '', contentType: 'text/plain' });
      expect((await readAll((await storage.get('org_1/empty')).content)).length).toBe(0);
      const large = Buffer.alloc(3 * 1024 * 1024, 'large ');
      await storage.put({ key: 'org_1/large', body: large, contentType: 'text/plain' });
      expect((await readAll((await storage.get('org_1/large')).content)).equals(large)).toBe(true);
    });

    test('releases the connection of an object that is not read to its end', async () => {
      // Larger than the buffer of a stream, so the reply does not end by itself.
      const size = 300 * 1024;
      await storage.put({ key: 'org_1/unread', body: Buffer.alloc(size), contentType: 'text/plain' });
      for (let time = 0; time < 60; time++) (await storage.get('org_1/unread')).content.destroy();
      expect(await storage.head('org_1/unread')).toMatchObject({ size });
    });

    test('reports a wrong secret or an unknown bucket as rejected', async () => {
      const { credentials } = access();
      const wrong = storageAt({ ...access(), credentials: { ...credentials, secretAccessKey: 'wrong' } }, bucket);
      await expect(wrong.head('org_1/empty')).rejects.toMatchObject({ failure: 'rejected' });
      await expect(wrong.put({ key: 'org_1/a', body: '', contentType: 'text/plain' })).rejects.toMatchObject({
        failure: 'rejected',
      });
      await expect(storageAt(access(), 'no-such-bucket').get('org_1/a')).rejects.toMatchObject({ failure: 'rejected' });
    });
  });

  describe('keys', () => {
    const keys = [
      'odd/ünï/日本語/🏷.txt',
      'odd/a//b',
      'odd/a b+c%2Fd',
      "odd/!'()*~-_.",
      'odd/&<>"=?#;:@$,',
      `odd/${'x'.repeat(900)}`,
      'odd/.hidden',
      'odd/..x',
      'odd/Case',
      'odd/case',
    ];

    test('of every kind are different objects, listed in byte order', async () => {
      for (const key of keys) await storage.put({ key, body: key, contentType: 'text/plain' });
      for (const key of keys) expect((await readAll((await storage.get(key)).content)).toString()).toBe(key);
      const sorted = [...keys].sort((one, other) => Buffer.compare(Buffer.from(one), Buffer.from(other)));
      const listed = await client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: 'odd/' }));
      expect(listed.Contents?.map(({ Key }) => Key)).toEqual(sorted);
      expect(listed).toMatchObject({ KeyCount: keys.length, IsTruncated: false });
    });

    test('are listed in pages', async () => {
      const found: (string | undefined)[] = [];
      let ContinuationToken: string | undefined;
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket: bucket, Prefix: 'odd/', MaxKeys: 3, ContinuationToken }),
        );
        expect(page.Contents?.length).toBeLessThanOrEqual(3);
        found.push(...(page.Contents ?? []).map(({ Key }) => Key));
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken !== undefined);
      expect(new Set(found)).toEqual(new Set(keys));
      expect(found).toHaveLength(keys.length);
    });

    test('are listed after the given key', async () => {
      const { Contents } = await client.send(
        new ListObjectsV2Command({ Bucket: bucket, Prefix: 'odd/', StartAfter: 'odd/case' }),
      );
      expect(Contents?.map(({ Key }) => Key)).toEqual(
        keys.filter((key) => Buffer.compare(Buffer.from(key), Buffer.from('odd/case')) > 0).sort(),
      );
    });
  });

  describe("S3's protocol", () => {
    const key = 'protocol/ten.txt';
    beforeAll(() => storage.put({ key, body: '0123456789', contentType: 'text/plain' }));

    test.each([
      ['bytes=2-4', '234', 'bytes 2-4/10'],
      ['bytes=7-', '789', 'bytes 7-9/10'],
      ['bytes=-3', '789', 'bytes 7-9/10'],
      ['bytes=8-100', '89', 'bytes 8-9/10'],
    ])('returns the range %s', async (Range, text, contentRange) => {
      const response = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key, Range }));
      expect(await response.Body?.transformToString()).toBe(text);
      expect(response).toMatchObject({
        ContentRange: contentRange,
        ContentLength: text.length,
        $metadata: { httpStatusCode: 206 },
      });
    });

    test('rejects a range that does not exist', async () => {
      await expect(
        client.send(new GetObjectCommand({ Bucket: bucket, Key: key, Range: 'bytes=10-' })),
      ).rejects.toMatchObject({ name: 'InvalidRange', $metadata: { httpStatusCode: 416 } });
    });

    test('the entity tag is the MD5 of the content', async () => {
      expect(await client.send(new HeadObjectCommand({ Bucket: bucket, Key: key }))).toMatchObject({
        ETag: '"781e5e245d69b566979b86e28d23f2c7"',
        ContentLength: 10,
      });
    });

    test('the presigned length is enforced', async () => {
      const command = new PutObjectCommand({ Bucket: bucket, Key: 'protocol/length', ContentLength: 5 });
      const url = await getSignedUrl(client, command, { expiresIn: 60 });
      expect((await send(url, { body: '12345' })).status).toBe(200);
      expect(await send(url, { body: '123456' })).toMatchObject(mismatch);
    });

    test('presigns a download under another name', async () => {
      const command = new GetObjectCommand({
        Bucket: bucket,
        Key: key,
        ResponseContentDisposition: 'attachment; filename="a.txt"',
      });
      const response = await send(await getSignedUrl(client, command, { expiresIn: 60 }), { method: 'GET' });
      expect(response).toMatchObject({
        status: 200,
        text: '0123456789',
        headers: { 'content-disposition': 'attachment; filename="a.txt"' },
      });
    });

    test('a removed object is not found', async () => {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
      await expect(client.send(new GetObjectCommand({ Bucket: bucket, Key: key }))).rejects.toMatchObject({
        name: 'NoSuchKey',
      });
      await expect(client.send(new HeadObjectCommand({ Bucket: bucket, Key: key }))).rejects.toMatchObject({
        name: 'NotFound',
      });
    });

    test('rejects a request signed for another time', async () => {
      const { endpoint, region, credentials } = access();
      const late = new S3Client({
        endpoint,
        region,
        credentials: { ...credentials },
        forcePathStyle: true,
        systemClockOffset: -minutes(20),
        maxAttempts: 1,
      });
      await expect(late.send(new ListObjectsV2Command({ Bucket: bucket }))).rejects.toMatchObject({
        name: 'RequestTimeTooSkewed',
      });
    });

    test('rejects a signature for another region', async () => {
      const url = await storageAt({ ...access(), region: 'eu-north-1' }, bucket).presignUpload(grantFor('org_1/a'));
      expect(await put(url)).toMatchObject({ status: 400, code: 'AuthorizationQueryParametersError' });
    });
  });
}
