// Tests the S3 adapter, mostly against a failing storage.
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import {
  createS3Storage,
  StorageError,
  type ObjectStorage,
  type S3Options,
} from '../../server/platform/storage/index.js';
import { grantFor, readAll } from './support.js';

const servers: http.Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function serve(listener: http.RequestListener): Promise<string> {
  const server = http.createServer(listener);
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const credentials = Object.freeze({ accessKeyId: 'key', secretAccessKey: 'secret' });
const storageAt = (endpoint: string, options: Partial<S3Options> = {}) =>
  createS3Storage({
    endpoint,
    region: 'us-east-1',
    bucket: 'bucket',
    credentials,
    usesPathStyle: true,
    timeoutMs: 10_000,
    ...options,
  });

const calls: [string, (storage: ObjectStorage) => Promise<unknown>][] = [
  ['head', (storage) => storage.head('a')],
  ['get', (storage) => storage.get('a')],
  ['put', (storage) => storage.put({ key: 'a', body: 'a', contentType: 'text/plain' })],
  ['remove', (storage) => storage.remove('a')],
];

async function failureOf(work: Promise<unknown>): Promise<StorageError> {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(StorageError);
  return error as StorageError;
}

function setEnvironment(values: readonly (readonly [name: string, value: string | undefined])[]): void {
  for (const [name, value] of values)
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
}

test('presigning times out if the credentials do not arrive', async () => {
  const settings = {
    AWS_ACCESS_KEY_ID: undefined,
    AWS_SECRET_ACCESS_KEY: undefined,
    AWS_PROFILE: undefined,
    AWS_CONTAINER_CREDENTIALS_FULL_URI: await serve(() => undefined),
    AWS_SHARED_CREDENTIALS_FILE: '/dev/null',
    AWS_CONFIG_FILE: '/dev/null',
  };
  const earlier = Object.keys(settings).map((name) => [name, process.env[name]] as const);
  setEnvironment(Object.entries(settings));
  try {
    const storage = createS3Storage({ region: 'us-east-1', bucket: 'bucket', usesPathStyle: true, timeoutMs: 300 });
    const grant = { key: 'a', contentType: 'text/plain', metadata: {}, expiresInSeconds: 60 };
    const error = await failureOf(storage.presignUpload(grant));
    expect(error).toMatchObject({
      failure: 'unavailable',
      message: 'signing an upload: no response from the storage within 300 ms',
    });
    storage.close();
  } finally {
    setEnvironment(earlier);
  }
});

test.each(calls)('%s fails as unavailable if the connection is refused', async (_name, call) => {
  expect(await failureOf(call(storageAt('http://127.0.0.1:1')))).toMatchObject({ failure: 'unavailable' });
});

test.each(calls)('%s times out if there is no reply', async (_name, call) => {
  const endpoint = await serve(() => undefined);
  const startedAt = performance.now();
  const error = await failureOf(call(storageAt(endpoint, { timeoutMs: 300 })));
  expect(error).toMatchObject({
    failure: 'unavailable',
    message: expect.stringContaining('no response from the storage within 300 ms'),
  });
  expect(performance.now() - startedAt).toBeLessThan(10_000);
});

test.each<[number, string, string]>([
  [503, 'SlowDown', 'unavailable'],
  [500, 'InternalError', 'unavailable'],
  [429, 'TooManyRequests', 'unavailable'],
  [403, 'AccessDenied', 'rejected'],
  [403, 'InvalidAccessKeyId', 'rejected'],
  [400, 'EntityTooLarge', 'rejected'],
  [404, 'NoSuchBucket', 'rejected'],
  [404, 'NoSuchKey', 'not_found'],
])('the S3 adapter maps %d %s to %s', async (status, code, failure) => {
  const endpoint = await serve((_request, response) => {
    response.writeHead(status, { 'content-type': 'application/xml' });
    response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>why</Message></Error>`);
  });
  const error = await failureOf(storageAt(endpoint, { timeoutMs: 5_000 }).get('a'));
  expect(error).toMatchObject({ failure, message: expect.stringContaining(code) });
  expect(error.message).not.toContain('secret');
});

test('the S3 adapter retries a transient failure', async () => {
  let calls = 0;
  const endpoint = await serve((_request, response) => {
    response.writeHead(++calls < 3 ? 503 : 200, { 'content-length': '0' });
    response.end();
  });
  await storageAt(endpoint, { timeoutMs: 5_000 }).head('a');
  expect(calls).toBe(3);
});

test('content that is cut off or stalls fails as unavailable, instead of being returned in part', async () => {
  const breaking = await serve((_request, response) => {
    response.writeHead(200, { 'content-length': '1000' });
    response.write('x'.repeat(100), () => response.destroy());
  });
  expect(await failureOf(readAll((await storageAt(breaking).get('a')).content))).toMatchObject({
    failure: 'unavailable',
  });
  const stalling = await serve((_request, response) => {
    response.writeHead(200, { 'content-length': '1000' });
    response.write('x');
  });
  const { content } = await storageAt(stalling, { timeoutMs: 3_000 }).get('a');
  expect(await failureOf(readAll(content))).toMatchObject({ failure: 'unavailable' });
});

test('the S3 adapter signs an upload offline, for the public endpoint and the given time', async () => {
  const now = () => Date.UTC(2026, 10, 18, 7, 45);
  const storage = storageAt('http://storage.internal:9000', { publicEndpoint: 'https://files.example', now });
  const url = new URL(await storage.presignUpload(grantFor('org_1/a')));
  expect(url.origin).toBe('https://files.example');
  expect(url.pathname).toBe('/bucket/org_1/a');
  expect(url.searchParams.get('X-Amz-Date')).toBe('20261118T074500Z');
  expect(await storage.presignUpload(grantFor('org_1/a'))).toBe(url.href);
});

test('without an endpoint, the S3 adapter uses Amazon with the bucket in the host name', async () => {
  const storage = createS3Storage({ region: 'eu-north-1', bucket: 'files', credentials, usesPathStyle: false });
  expect(new URL(await storage.presignUpload(grantFor('org_1/a'))).host).toBe('files.s3.eu-north-1.amazonaws.com');
});
