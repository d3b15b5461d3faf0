// Runs the storage suite against the embedded store, and tests what only this store guarantees.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import http from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { S3Storage } from '../../server/platform/storage/index.js';
import { parseRange } from '../../server/embedded/object-store/range.js';
import { calculateSignature } from '../../server/embedded/object-store/signature.js';
import { parseTarget } from '../../server/embedded/object-store/target.js';
import { testStorage } from './suite.js';
import { grantFor, readAll, rightHeaders, send, startTestStore, storageAt, type SendOptions } from './support.js';

const maxObjectBytes = 4 * 1024 * 1024;
let clockOffsetMs = 0;
let store: Awaited<ReturnType<typeof startTestStore>>;
let storage: S3Storage;
beforeAll(async () => {
  store = await startTestStore({ maxObjectBytes, now: () => Date.now() + clockOffsetMs });
  storage = storageAt(store, 'test');
});
afterAll(() => store?.stop());

const filesIn = (folder: string) => readdirSync(join(store.dataDir, 'object-store', folder));

/** Signs the request with the code under test, which s3-clients.test.ts verifies with the AWS client. */
function sendSigned(
  method: string,
  path: string,
  { headers = {}, body = '', bodyHash }: SendOptions & { bodyHash?: string } = {},
) {
  const [rawPath = '', query = ''] = path.split('?');
  const timestamp = new Date(Date.now() + clockOffsetMs).toISOString().replace(/[-:]|\.\d+/g, '');
  const payloadHash = bodyHash ?? createHash('sha256').update(body).digest('hex');
  const all: Record<string, string> = {
    host: new URL(store.endpoint).host,
    'x-amz-content-sha256': payloadHash,
    'x-amz-date': timestamp,
    ...headers,
  };
  const names = Object.keys(all).sort();
  const { accessKeyId, secretAccessKey } = store.credentials;
  const signed = {
    method,
    path: decodeURIComponent(rawPath),
    query: [...new URLSearchParams(query)],
    headers: names.map((name): [string, string] => [name, all[name] ?? '']),
    payloadHash,
    timestamp,
    region: store.region,
  };
  const { signature } = calculateSignature(signed, secretAccessKey);
  const scope = `${accessKeyId}/${timestamp.slice(0, 8)}/${store.region}/s3/aws4_request`;
  const signedHeaders = names.join(';');
  const authorization = `AWS4-HMAC-SHA256 Credential=${scope}, SignedHeaders=${signedHeaders}, Signature=${signature}`;
  return send(store.endpoint, {
    method,
    path,
    headers: { ...all, authorization },
    ...(method === 'PUT' ? { body } : {}),
  });
}

describe('the embedded object store', () => testStorage(() => store));

describe('signatures', () => {
  test("match Amazon's published example of a presigned URL", () => {
    const { signature } = calculateSignature(
      {
        method: 'GET',
        path: '/test.txt',
        query: [
          ['X-Amz-Algorithm', 'AWS4-HMAC-SHA256'],
          ['X-Amz-Credential', 'AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request'],
          ['X-Amz-Date', '20130524T000000Z'],
          ['X-Amz-Expires', '86400'],
          ['X-Amz-SignedHeaders', 'host'],
        ],
        headers: [['host', 'examplebucket.s3.amazonaws.com']],
        payloadHash: 'UNSIGNED-PAYLOAD',
        timestamp: '20130524T000000Z',
        region: 'us-east-1',
      },
      'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    );
    expect(signature).toBe('aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404');
  });

  test('a URL is accepted neither before its time nor after it has expired', async () => {
    const url = await storage.presignUpload(grantFor('org_1/clock'));
    const put = () => send(url, { headers: rightHeaders, body: 'x' });
    clockOffsetMs = 598_000;
    expect((await put()).status).toBe(200);
    clockOffsetMs = 601_000;
    expect(await put()).toMatchObject({ status: 403, code: 'AccessDenied', message: 'Request has expired' });
    clockOffsetMs = -16 * 60_000;
    expect(await put()).toMatchObject({ status: 403, message: 'Request is not valid yet' });
    clockOffsetMs = 0;
  });

  test.each([
    ['X-Amz-Algorithm=AWS4-HMAC-SHA256', 'X-Amz-Algorithm=AWS4-HMAC-SHA1'],
    ['X-Amz-Expires=600', 'X-Amz-Expires=604801'],
    ['X-Amz-Expires=600', 'X-Amz-Expires=0'],
    ['X-Amz-Expires=600', 'X-Amz-Expires=-1'],
    ['X-Amz-Expires=600', 'X-Amz-Expires=1e3'],
    ['X-Amz-Date=2', 'X-Amz-Date=x'],
    ['%2Fus-east-1%2Fs3%2Faws4_request', '%2Fus-east-1%2Fiam%2Faws4_request'],
    ['%2Fus-east-1%2Fs3%2Faws4_request', ''],
    ['X-Amz-Signature=', 'X-Amz-Signature=zz'],
  ])('are rejected after the change %s → %s', async (from, to) => {
    const url = await storage.presignUpload(grantFor('org_1/malformed'));
    expect(await send(url.replace(from, to), { headers: rightHeaders, body: 'x' })).toMatchObject({
      status: 400,
      code: 'AuthorizationQueryParametersError',
    });
  });

  test('with a month that does not exist are rejected', async () => {
    const url = (await storage.presignUpload(grantFor('org_1/a')))
      .replace(/X-Amz-Date=(\d{4})\d\d/, 'X-Amz-Date=$199')
      .replace(/%2F(\d{4})\d\d(\d\d)%2F/, '%2F$199$2%2F');
    expect(await send(url, { headers: rightHeaders, body: 'x' })).toMatchObject({ status: 403, code: 'AccessDenied' });
  });

  test('of another version are rejected with the name of the supported version', async () => {
    const { origin, pathname } = new URL(await storage.presignUpload(grantFor('org_1/old')));
    const fault = { status: 400, code: 'InvalidRequest', message: expect.stringContaining('AWS4-HMAC-SHA256') };
    const query = 'AWSAccessKeyId=key&Signature=x%3D&Expires=1795519113';
    expect(await send(`${origin}${pathname}?${query}`, { headers: rightHeaders, body: 'x' })).toMatchObject(fault);
    const headers = { ...rightHeaders, authorization: 'AWS key:signature' };
    expect(await send(`${origin}${pathname}`, { headers, body: 'x' })).toMatchObject(fault);
  });

  test('of an empty header are accepted with this header, and rejected without it', async () => {
    const url = await storage.presignUpload(grantFor('org_1/empty-header', { metadata: { note: '' } }));
    expect(
      (await send(url, { headers: { 'content-type': 'application/pdf', 'x-amz-meta-note': '' }, body: 'x' })).status,
    ).toBe(200);
    expect(await send(url, { headers: { 'content-type': 'application/pdf' }, body: 'x' })).toMatchObject({
      code: 'SignatureDoesNotMatch',
    });
  });

  test('a rejection shows the canonical request, never the secret', async () => {
    const url = await storage.presignUpload(grantFor('org_1/<&>.pdf'));
    const { text, headers } = await send(url, { headers: { ...rightHeaders, 'content-type': 'text/html' }, body: 'x' });
    expect(headers['content-type']).toBe('application/xml');
    expect(text).toContain('<CanonicalRequest>PUT\n/test/org_1/%3C%26%3E.pdf\n'.replaceAll('\n', '&#10;'));
    expect(text).toContain('content-type:text/html');
    expect(text).not.toContain(store.credentials.secretAccessKey);
  });

  test('in both the URL and an Authorization header are rejected', async () => {
    const url = await storage.presignUpload(grantFor('org_1/a'));
    expect(
      await send(url, { headers: { ...rightHeaders, authorization: 'AWS4-HMAC-SHA256 x' }, body: 'x' }),
    ).toMatchObject({ status: 400, code: 'InvalidArgument' });
  });

  test('of a URL that is not UTF-8 are rejected', async () => {
    expect(await send(store.endpoint, { path: '/test/%ff' })).toMatchObject({ status: 400, code: 'InvalidURI' });
    expect(() => parseTarget('http://elsewhere/test/a')).toThrow("Couldn't parse the specified URI.");
  });
});

describe('without a valid signature, the store', () => {
  test('returns no data', async () => {
    for (const path of ['/', '/test', '/test?list-type=2', '/test/org_1/a', '/no-such-bucket/a']) {
      for (const method of ['GET', 'HEAD', 'PUT', 'DELETE', 'POST']) {
        const { status, code } = await send(store.endpoint, { method, path });
        expect({ status, code }).toEqual({ status: 403, code: method === 'HEAD' ? '' : 'AccessDenied' });
      }
    }
  });

  test('rejects POST to the URL of an upload, and a URL with an unknown access key', async () => {
    const url = await storage.presignUpload(grantFor('org_1/a'));
    expect(await send(url, { method: 'POST', headers: rightHeaders })).toMatchObject({
      status: 403,
      code: 'SignatureDoesNotMatch',
    });
    const unknownKey = storageAt({ ...store, credentials: { ...store.credentials, accessKeyId: 'unknown' } }, 'test');
    expect(await send(await unknownKey.presignUpload(grantFor('org_1/a')), { headers: rightHeaders })).toMatchObject({
      status: 403,
      code: 'InvalidAccessKeyId',
    });
  });
});

test('the embedded store accepts the creation of an existing bucket, and creates another bucket', async () => {
  for (const path of ['/test', '/another', '/another']) expect((await sendSigned('PUT', path)).status).toBe(200);
  expect((await sendSigned('HEAD', '/another')).status).toBe(200);
});

describe('an upload', () => {
  test('is stored only if its content matches the signed hash and Content-MD5', async () => {
    const other = createHash('sha256').update('other').digest('hex');
    expect(await sendSigned('PUT', '/test/digest/sha', { body: 'body', bodyHash: other })).toMatchObject({
      status: 400,
      code: 'XAmzContentSHA256Mismatch',
    });
    expect(
      await sendSigned('PUT', '/test/digest/md5', {
        body: 'body',
        headers: { 'content-md5': createHash('md5').update('other').digest('base64') },
      }),
    ).toMatchObject({ status: 400, code: 'BadDigest' });
    await expect(storage.head('digest/sha')).rejects.toMatchObject({ failure: 'not_found' });
    await expect(storage.head('digest/md5')).rejects.toMatchObject({ failure: 'not_found' });
    expect(filesIn('unfinished')).toEqual([]);
    const right = { 'content-md5': createHash('md5').update('body').digest('base64') };
    expect((await sendSigned('PUT', '/test/digest/right', { body: 'body', headers: right })).status).toBe(200);
  });

  test('is limited to the maximum size', async () => {
    const url = await storage.presignUpload(grantFor('org_1/large'));
    expect((await send(url, { headers: rightHeaders, body: Buffer.alloc(maxObjectBytes) })).status).toBe(200);
    const tooLarge = { status: 400, code: 'EntityTooLarge' };
    expect(await send(url, { headers: rightHeaders, body: Buffer.alloc(maxObjectBytes + 1) })).toMatchObject(tooLarge);
    // The server replies to `Expect: 100-continue` before the body is sent.
    const claimed = {
      ...rightHeaders,
      connection: 'keep-alive',
      expect: '100-continue',
      'content-length': String(10 ** 12),
    };
    expect(await send(url, { headers: claimed })).toMatchObject({ ...tooLarge, headers: { connection: 'close' } });
    expect(
      (await send(url, { headers: { ...rightHeaders, expect: '100-continue', 'content-length': '5' }, body: 'hello' }))
        .status,
    ).toBe(200);
    expect(await storage.head('org_1/large')).toMatchObject({ size: 5 });
  });

  test('requires a length', async () => {
    const url = await storage.presignUpload(grantFor('org_1/chunked'));
    expect(await send(url, { headers: { ...rightHeaders, 'transfer-encoding': 'chunked' } })).toMatchObject({
      status: 411,
      code: 'MissingContentLength',
    });
    expect(
      await sendSigned('PUT', '/test/a', { body: 'x', bodyHash: 'STREAMING-UNSIGNED-PAYLOAD-TRAILER' }),
    ).toMatchObject({ status: 411, code: 'MissingContentLength' });
  });

  test('whose connection breaks stores nothing and does not change the stored object', async () => {
    await storage.put({ key: 'org_1/broken', body: 'before', contentType: 'text/plain' });
    const url = new URL(await storage.presignUpload(grantFor('org_1/broken')));
    const request = http.request(url, {
      method: 'PUT',
      headers: { ...rightHeaders, 'content-length': '1000000' },
      agent: false,
    });
    request.on('error', () => undefined);
    request.write(Buffer.alloc(500_000));
    while (filesIn('unfinished').length === 0) await sleep(5);
    request.destroy();
    while (filesIn('unfinished').length > 0) await sleep(5);
    expect(await storage.head('org_1/broken')).toMatchObject({ size: 6, contentType: 'text/plain' });
  });

  test('is not mixed with concurrent uploads to the same key', async () => {
    const bodies = Array.from({ length: 12 }, (_entry, index) => Buffer.alloc(300_000 + index, 97 + index));
    await Promise.all(
      bodies.map((body, index) =>
        storage.put({ key: 'org_1/race', body, contentType: 'text/plain', metadata: { writer: String(index) } }),
      ),
    );
    const { content, metadata, size } = await storage.get('org_1/race');
    const winner = bodies[Number(metadata['writer'])];
    expect(size).toBe(winner?.length);
    expect((await readAll(content)).equals(winner ?? Buffer.alloc(0))).toBe(true);
  });

  test('does not affect an object that is being read', async () => {
    const before = Buffer.alloc(3_000_000, 'before');
    await storage.put({ key: 'org_1/reading', body: before, contentType: 'text/plain' });
    const { content } = await storage.get('org_1/reading');
    await storage.put({ key: 'org_1/reading', body: 'after', contentType: 'text/plain' });
    await storage.remove('org_1/reading');
    expect((await readAll(content)).equals(before)).toBe(true);
  });
});

describe('unsupported features, invalid names and unusual keys', () => {
  test.each([
    ['PUT', '/test/a?acl'],
    ['PUT', '/test/a?tagging='],
    ['POST', '/test/a'],
    ['PUT', '/test/a?x-amz-acl=public-read'],
    ['GET', '/test/a?versionId=1'],
    ['GET', '/test?acl'],
    ['PUT', '/test?versioning'],
    ['GET', '/test?list-type=3'],
  ])('%s %s is not supported', async (method, path) => {
    const { status } = await sendSigned(method, path);
    expect([405, 501]).toContain(status);
  });

  test.each(['x-amz-website-redirect-location', 'x-amz-acl', 'x-amz-server-side-encryption', 'if-none-match'])(
    'a signed %s is not supported',
    async (name) => {
      expect(await sendSigned('PUT', '/test/a', { body: 'x', headers: { [name]: 'x' } })).toMatchObject({
        status: 501,
        code: 'NotImplemented',
      });
    },
  );

  test.each([
    ['/Not_A_Bucket/a', 400, 'InvalidBucketName'],
    ['/../a', 400, 'InvalidBucketName'],
    ['/no-such-bucket/a', 404, 'NoSuchBucket'],
    [`/test/${'k'.repeat(1025)}`, 400, 'KeyTooLongError'],
  ])('GET %s is rejected', async (path, status, code) => {
    expect(await sendSigned('GET', path)).toMatchObject({ status, code });
  });

  test('no key escapes the folder', async () => {
    for (const key of ['../../../../escaped', '..', '/etc/passwd', 'a\0b', 'CON', 'a'.repeat(1024)]) {
      const path = `/test/${encodeURIComponent(key)}`;
      expect((await sendSigned('PUT', path, { body: key })).status).toBe(200);
      expect(await sendSigned('GET', path)).toMatchObject({ status: 200, text: key });
    }
    expect(filesIn('buckets/test').every((name) => /^[0-9a-f]{64}$/.test(name))).toBe(true);
    expect(existsSync(join(store.dataDir, '..', 'escaped'))).toBe(false);
    const listed = await sendSigned('GET', '/test?list-type=2&encoding-type=url&prefix=a%00');
    expect(listed.text).toContain('<Key>a%00b</Key>');
  });
});

describe('browsers', () => {
  test('can send signed requests from any page', async () => {
    const url = await storage.presignUpload(grantFor('org_1/from-a-page'));
    const requested = {
      origin: 'https://app.example',
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'content-type,x-amz-meta-org-id',
    };
    const preflight = await send(url, { method: 'OPTIONS', headers: requested });
    expect(preflight).toMatchObject({
      status: 204,
      headers: {
        'access-control-allow-origin': '*',
        'access-control-allow-methods': expect.stringContaining('PUT'),
        'access-control-allow-headers': 'content-type,x-amz-meta-org-id',
      },
    });
    const refused = await send(url, { headers: { origin: 'https://app.example' }, body: 'x' });
    expect(refused).toMatchObject({ status: 403, headers: { 'access-control-allow-origin': '*' } });
  });
});

describe('ranges', () => {
  test.each<[string | undefined, number, unknown]>([
    [undefined, 10, null],
    ['bytes=0-0', 10, { first: 0, last: 0 }],
    ['bytes=-100', 10, { first: 0, last: 9 }],
    ['bytes=5-2', 10, null],
    ['bytes=-', 10, null],
    ['bytes=0-1,3-4', 10, null],
    ['lines=1-2', 10, null],
  ])('are parsed: %s of %d bytes', (header, size, expected) => {
    expect(parseRange(header, size)).toEqual(expected);
  });

  test.each([
    ['bytes=10-', 10],
    ['bytes=-0', 10],
    ['bytes=0-', 0],
  ])('are rejected if out of range: %s of %d bytes', (header, size) => {
    expect(() => parseRange(header, size)).toThrow('not satisfiable');
  });
});

test("only the owner can read the store's key", () => {
  const path = join(store.dataDir, 'object-store', 'credentials.json');
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(store.credentials);
  expect(store.credentials.secretAccessKey.length).toBeGreaterThanOrEqual(40);
});
