// Tests uploads with faults of the storage and of the connection.
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import * as sdk from '../../sdk/src/index.js';
import {
  inTurn,
  startMisbehavingServer,
  text,
  type MisbehavingServer,
  type Misbehaviour,
} from './misbehaving-server.js';
import { failure } from './failure.js';

let storage: MisbehavingServer;
let api: Server;
let client: sdk.Client;
/** Remaining seconds of the next presigned URLs. Null for a URL without an expiry. Further URLs get the last value. */
let lifeSeconds: (number | null)[] = [];
let granted = 0;
/** Origin of the next presigned URLs. Null for the storage. */
let origin: string | null = null;
let orgId = 'o';
let presigns = true;
let hasMetadata = true;

const stamp = (timeMs: number) => new Date(timeMs).toISOString().replace(/[-:]|\.\d+/g, '');
const life = (seconds: number | null) =>
  seconds === null ? '' : `&X-Amz-Date=${stamp(Date.now() + (seconds - 600) * 1000)}&X-Amz-Expires=600`;

beforeAll(async () => {
  storage = await startMisbehavingServer();
  api = createServer((request, response) => {
    request.resume();
    if (!presigns) return;
    const left = lifeSeconds[Math.min(granted, lifeSeconds.length - 1)] ?? null;
    granted += 1;
    const grant = {
      url: `${origin ?? storage.url}/bucket/key?nth=${granted}${life(left)}&X-Amz-Signature=secret`,
      fileId: 'f',
      key: 'k',
      contentKey: 'c',
    };
    const metadata = hasMetadata ? { contentType: 'text/plain', orgId, userId: 'u' } : undefined;
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify({ ...grant, metadata }));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  client = sdk.createClient({ baseUrl: apiUrl(), token: 't' });
});
afterAll(async () => {
  await storage.close();
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
});
beforeEach(() => {
  lifeSeconds = [600];
  granted = 0;
  [origin, orgId, presigns, hasMetadata] = [null, 'o', true, true];
  received = [];
});

let received: Buffer[] = [];
const stored: Misbehaviour = (request, response) =>
  void request.on('data', (piece: Buffer) => received.push(piece)).on('end', () => response.writeHead(200).end());
const silent: Misbehaviour = () => {};
// Reads with pauses. They delay only large files, because the operating system buffers several megabytes.
const slowly: Misbehaviour = (request, response) => {
  const pause = () => {
    request.pause();
    setTimeout(() => request.resume(), 5);
  };
  request.on('data', pause).on('end', () => response.writeHead(200).end());
};
const send = (options: sdk.UploadOptions = {}, bytes = 1000) =>
  client.uploads.upload(new Blob([new Uint8Array(bytes)]), { filename: 'a.txt', ...options });
const apiUrl = () => `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
const address = () => `${storage.url}/bucket/key`;

test('an attempt without progress ends after attemptTimeoutMs, and is repeated once with a new URL', async () => {
  storage.behave(inTurn(silent, stored));
  expect(await send({ attemptTimeoutMs: 2_000 })).toMatchObject({ fileId: 'f' });
  expect(storage.requests.map(({ url }) => /nth=\d/.exec(url)?.[0])).toEqual(['nth=1', 'nth=2']);
  storage.behave(silent);
  expect(await failure<sdk.UploadError>(send({ attemptTimeoutMs: 2_000 }))).toMatchObject({
    name: 'TimeoutError',
    kind: 'attempt',
    timeoutMs: 2_000,
    phase: 'headers',
    attempts: 2,
    url: address(),
  });
  expect(storage.requests).toHaveLength(2);
});

test('attemptTimeoutMs of the client applies if the call has none', async () => {
  storage.behave(silent);
  const impatient = sdk.createClient({
    baseUrl: apiUrl(),
    token: 't',
    attemptTimeoutMs: 150,
  });
  expect(
    await failure<sdk.UploadError>(impatient.uploads.upload(new Blob(['x']), { filename: 'a.txt' })),
  ).toMatchObject({
    name: 'TimeoutError',
    kind: 'attempt',
    timeoutMs: 150,
  });
});

test('a slow attempt with progress is not ended at attemptTimeoutMs', async () => {
  storage.behave(slowly);
  const startedAtMs = performance.now();
  expect(await send({ attemptTimeoutMs: 3000 }, 60_000_000)).toMatchObject({ fileId: 'f' });
  expect(performance.now() - startedAtMs).toBeGreaterThan(3000);
  expect(storage.requests).toHaveLength(1);
}, 60_000);

test('the deadline ends an upload', async () => {
  storage.behave(silent);
  expect(await failure<sdk.UploadError>(send({ deadlineMs: 1_000 }))).toMatchObject({
    name: 'TimeoutError',
    kind: 'deadline',
    attempts: 1,
    url: address(),
  });
});

test('the error of a refusal has the number of attempts and the URL without the signature', async () => {
  storage.behave(text(403, 'application/xml', '<Error><Code>AccessDenied</Code></Error>'));
  const refused = await failure<sdk.UploadError>(send());
  expect(refused).toMatchObject({
    name: 'UploadError',
    operationId: 'upload',
    status: 403,
    code: 'AccessDenied',
    attempts: 1,
    url: address(),
  });
  storage.behave(text(503, 'application/xml', '<Error><Code>SlowDown</Code></Error>'));
  const failed = await failure<sdk.UploadError>(send());
  expect(failed).toMatchObject({ name: 'UploadError', status: 503, attempts: 2, url: address() });
  expect(JSON.stringify([refused, failed, refused.message])).not.toContain('secret');
});

test('a URL that expires within 30 seconds is replaced once, before anything is sent to it', async () => {
  storage.behave(stored);
  lifeSeconds = [20, 600];
  await send();
  expect([granted, storage.requests.map(({ url }) => /nth=\d/.exec(url)?.[0])]).toEqual([2, ['nth=2']]);
  // The caller's clock may be wrong, so that every URL looks expired.
  [granted, lifeSeconds] = [0, [-3600]];
  storage.behave(stored);
  await send();
  expect([granted, storage.requests.length]).toEqual([2, 1]);
  for (const left of [600, null]) {
    [granted, lifeSeconds] = [0, [left]];
    await send();
    expect(granted).toBe(1);
  }
});

test('progress is reported at most ten times a second, and at the end', async () => {
  storage.behave(slowly);
  const reported: { sentBytes: number; atMs: number }[] = [];
  await send({ onProgress: ({ sentBytes }) => void reported.push({ sentBytes, atMs: performance.now() }) }, 40_000_000);
  // Leaves out the report at the end. A single gap may be shorter if the previous report was late.
  const regular = reported.slice(0, -1);
  const elapsedMs = (regular.at(-1)?.atMs ?? 0) - (regular[0]?.atMs ?? 0);
  expect(regular.length).toBeGreaterThan(2);
  expect(regular.length - 1).toBeLessThanOrEqual(elapsedMs / 100 + 0.5);
  expect(reported.map(({ sentBytes }) => sentBytes)).toEqual(
    [...new Set(reported.map(({ sentBytes }) => sentBytes))].sort((one, other) => one - other),
  );
  expect(reported.at(-1)?.sentBytes).toBe(40_000_000);
}, 60_000);

test('an exception or rejection of onProgress does not change the outcome', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  try {
    storage.behave(stored);
    const thrown = () => {
      throw new Error('no');
    };
    expect(await send({ onProgress: thrown })).toMatchObject({ fileId: 'f' });
    expect(await send({ onProgress: (async () => thrown()) as () => void })).toMatchObject({ fileId: 'f' });
    await sleep(0);
    expect(storage.requests).toHaveLength(2);
    expect(warn).toHaveBeenCalledWith(expect.objectContaining({ message: 'no' }));
  } finally {
    warn.mockRestore();
  }
});

const localFile = fileURLToPath(import.meta.url);

test.each([undefined, null, 5, {}, { path: 5 }, new URLSearchParams('a=1'), localFile, 'What a person wrote'])(
  'a value that is not a file is a UsageError that names the allowed types, and nothing is read or sent: %s',
  async (source) => {
    const error = await failure(client.uploads.upload(source as never, { filename: 'a.txt' }));
    expect(error).toMatchObject({
      name: 'UsageError',
      operationId: 'upload',
      message: 'upload: the file must be a Blob, bytes, a stream or { path }; wrap a text in a Blob',
    });
    expect([granted, error.attempts]).toEqual([0, 0]);
  },
);

test.each<[string, sdk.UploadSource]>([
  ['a Buffer', Buffer.from(localFile)],
  ['a Uint8Array', new TextEncoder().encode(localFile)],
  ['an ArrayBuffer', new TextEncoder().encode(localFile).buffer],
])('%s is sent as content, even if it is the path of a local file', async (_name, source) => {
  storage.behave(stored);
  await client.uploads.upload(source, { filename: 'a.txt' });
  expect(Buffer.concat(received).toString()).toBe(localFile);
});

test('{ path } sends that local file under its name', async () => {
  storage.behave(stored);
  await client.uploads.upload({ path: localFile });
  expect(Buffer.concat(received)).toEqual(readFileSync(localFile));
});

test('a folder and a missing file are a UsageError that names the path, and nothing is sent', async () => {
  for (const path of [tmpdir(), '/no/such/file.txt']) {
    const error = await failure<sdk.UploadError>(client.uploads.upload({ path }));
    expect(error).toMatchObject({ name: 'UsageError', message: `upload: the file ${path} cannot be read` });
  }
  expect(granted).toBe(0);
});

test('an HTML page in place of the reply of the storage is a ResponseParseError', async () => {
  storage.behave(text(200, 'text/html', '<html>Log in</html>'));
  expect(await failure<sdk.UploadError>(send())).toMatchObject({
    name: 'ResponseParseError',
    status: 200,
    bodyStart: '<html>Log in</html>',
  });
});

test('an unknown host of the storage is a ConnectionError, and is called once', async () => {
  origin = 'https://no-such-host.invalid';
  const fetch = async (request: Request) => {
    if (request.url.startsWith('http://127.0.0.1')) return globalThis.fetch(request);
    throw new TypeError('fetch failed', { cause: Object.assign(new Error('unknown'), { code: 'ENOTFOUND' }) });
  };
  const lost = sdk.createClient({ baseUrl: apiUrl(), token: 't', fetch });
  expect(await failure(lost.uploads.upload(new Blob(['x']), { filename: 'a.txt' }))).toMatchObject({
    message: 'upload: no reply (ENOTFOUND)',
    phase: 'headers',
    attempts: 1,
  });
});

test('a storage without TLS is a ConnectionError, and is called once', async () => {
  origin = storage.url.replace('http', 'https');
  expect(await failure(send())).toMatchObject({ name: 'ConnectionError', phase: 'headers', attempts: 1 });
  expect(granted).toBe(1);
});

test('headers that cannot be sent are a typed error, and nothing is sent to the storage', async () => {
  storage.behave(stored);
  expect(await failure(send({ contentType: 'text/plain; x=\u{1F600}' }))).toMatchObject({
    name: 'UsageError',
    attempts: 0,
  });
  expect(granted).toBe(0);
  orgId = 'o\n1';
  expect(await failure(send())).toMatchObject({ name: 'ResponseParseError', operationId: 'createPresignedUpload' });
  expect(storage.requests).toEqual([]);
});

test('a reply without metadata is a ResponseParseError that names what is missing', async () => {
  hasMetadata = false;
  expect(await failure(send())).toMatchObject({
    name: 'ResponseParseError',
    operationId: 'createPresignedUpload',
    cause: { message: 'no URL or signed header' },
  });
});

test('the error of an upload whose source stalls has the phase `source`, and no URL is requested', async () => {
  const stalled = new ReadableStream<Uint8Array>({ pull: () => new Promise(() => {}) });
  expect(await failure(client.uploads.upload(stalled, { filename: 'a.txt', deadlineMs: 100 }))).toMatchObject({
    message: 'upload: call exceeded 100 ms (waiting for the source)',
    phase: 'source',
    attempts: 0,
  });
  expect(granted).toBe(0);
});

test('the error of an upload that ends during the request for the URL has the phase of that request', async () => {
  presigns = false;
  expect(await failure(send({ signal: AbortSignal.timeout(100) }))).toMatchObject({
    name: 'AbortError',
    phase: 'headers',
  });
  expect(await failure(send({ deadlineMs: 100 }))).toMatchObject({ name: 'TimeoutError', phase: 'headers' });
});

test('the error of an incomplete reply of the storage has the phase `body`', async () => {
  storage.behave((_request, response) => void response.writeHead(403, { 'Content-Length': '10' }).write('half'));
  expect(await failure(send({ deadlineMs: 1_000 }))).toMatchObject({
    name: 'TimeoutError',
    phase: 'body',
    attempts: 1,
  });
});

test.each([0, 1, 5])(
  'with maxRetries %d, of the call or of the client, the file is sent at most twice',
  async (maxRetries) => {
    const limited = sdk.createClient({ baseUrl: apiUrl(), token: 't', maxRetries });
    const broken: Misbehaviour = (request) => void request.socket.destroy();
    for (const misbehaviour of [broken, text(503, 'text/plain', 'no')]) {
      storage.behave(misbehaviour);
      const attempts = Math.min(maxRetries, 1) + 1;
      expect(await failure(send({ maxRetries }))).toMatchObject({ attempts });
      expect(await failure(limited.uploads.upload(new Blob(['x']), { filename: 'a.txt' }))).toMatchObject({ attempts });
      expect(storage.requests).toHaveLength(2 * attempts);
    }
  },
);

test('the retry waits for the Retry-After of the storage', async () => {
  const busy = (seconds: string) => text(503, 'text/plain', 'no', { 'Retry-After': seconds });
  storage.behave(inTurn(busy('1'), stored));
  const startedAtMs = performance.now();
  expect(await send()).toMatchObject({ fileId: 'f' });
  expect(performance.now() - startedAtMs).toBeGreaterThan(990);
  storage.behave(inTurn(busy('60'), stored));
  expect(await failure(send({ deadlineMs: 5000 }))).toMatchObject({ name: 'UploadError', status: 503, attempts: 1 });
});

test('the message of a rejection without a code does not end with a space', async () => {
  storage.behave(text(403, 'text/plain', 'no'));
  expect(await failure<sdk.UploadError>(send())).toMatchObject({ name: 'UploadError', message: 'upload: 403' });
});
