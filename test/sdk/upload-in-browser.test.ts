// Tests uploads from a page in a real browser to the embedded object store, which has another origin. The SDK counts
// sent bytes differently in a browser.
import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { build } from 'esbuild';
import type { Browser, Page } from 'playwright-core';
import type * as sdk from '../../sdk/src/index.js';
import { readAll, startTestStore, storageAt } from '../storage/support.js';
import { itInBrowser } from '../support/browser.js';
import { browserPath, launchBrowser } from '../support/chromium.js';
import { startTestServer, type TestServer } from '../support/server.js';

declare global {
  /** The script of the page sets them. */
  var client: sdk.Client;
  var clientWithFetch: sdk.Client;
}

interface Outcome {
  key: string | null;
  error: { name: string; code?: string; header?: string; phase?: string } | null;
  progress: { sentBytes: number; totalBytes: number; atMs: number }[];
  /** Number of progress events after the end of the upload. */
  late: number;
}

interface Sending {
  bytes: number;
  counted: boolean;
  /** Whether the client has a `fetch` of its own. */
  ownFetch?: boolean;
  abortsAtFirstProgress?: boolean;
  attemptTimeoutMs?: number;
}

let store: Awaited<ReturnType<typeof startTestStore>>;
let server: TestServer;
let pages: Server;
let browser: Browser;
let page: Page;
const toStorage: { url: string; headers: Record<string, string> }[] = [];

async function servePage(token: () => Promise<string>, baseUrl: () => string): Promise<string> {
  const contents =
    "import { createClient } from './index.ts';" +
    'globalThis.connect = (baseUrl, token) => { globalThis.client = createClient({ baseUrl, token });' +
    ' globalThis.clientWithFetch = createClient({ baseUrl, token, fetch: (request) => fetch(request) }); };';
  const stdin = {
    contents,
    resolveDir: fileURLToPath(new URL('../../sdk/src', import.meta.url)),
    loader: 'ts' as const,
  };
  const { outputFiles } = await build({ stdin, bundle: true, format: 'esm', target: 'es2022', write: false });
  pages = createServer((request, response) => {
    if (request.url === '/sdk.mjs')
      return void response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(outputFiles[0]?.text);
    void token().then((text) => {
      const script = `import './sdk.mjs';
        connect(${JSON.stringify(baseUrl())}, ${JSON.stringify(text)});
        document.title = 'ready';`;
      response
        .writeHead(200, { 'Content-Type': 'text/html' })
        .end(`<!doctype html><script type="module">${script}</script>`);
    });
  });
  await new Promise<void>((resolve) => pages.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(pages.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  if (browserPath === undefined) return;
  store = await startTestStore();
  const origin = await servePage(() => server.tokenFor(), () => server.url); // prettier-ignore
  const { accessKeyId, secretAccessKey } = store.credentials;
  const storage = {
    S3_BUCKET: 'test',
    S3_ENDPOINT: store.endpoint,
    S3_REGION: store.region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  };
  server = await startTestServer({ ...storage, CORS_ORIGINS: origin }, { worker: false });
  browser = await launchBrowser();
  page = await browser.newPage();
  page.on(
    'request',
    (request) => request.method() === 'PUT' && toStorage.push({ url: request.url(), headers: request.headers() }),
  );
  // At this rate, progress can be seen, and an upload can be aborted.
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 1_500_000,
  });
  await page.goto(origin);
  await page.waitForFunction("document.title === 'ready'");
}, 90_000);

afterAll(async () => {
  await browser?.close();
  pages?.close();
  await server?.stop();
  await store?.stop();
});

const send = (sending: Sending): Promise<Outcome> =>
  page.evaluate(async ({ bytes, counted, ownFetch, abortsAtFirstProgress, attemptTimeoutMs }) => {
    const outcome: Outcome = { key: null, error: null, progress: [], late: 0 };
    const controller = new AbortController();
    const blob = new Blob([new Uint8Array(bytes).fill(69)], { type: 'text/plain' });
    let hasEnded = false;
    const onProgress = (progress: sdk.UploadProgress) => {
      outcome.progress.push({ ...progress, atMs: performance.now() });
      if (hasEnded) outcome.late += 1;
      if (abortsAtFirstProgress) controller.abort();
    };
    try {
      const client = ownFetch ? globalThis.clientWithFetch : globalThis.client;
      const { key } = await client.uploads.upload(blob, {
        filename: 'notes.txt',
        signal: controller.signal,
        attemptTimeoutMs,
        ...(counted ? { onProgress } : {}),
      });
      outcome.key = key;
    } catch (error) {
      const { name, code, header, phase } = error as sdk.UploadError & sdk.AbortError;
      outcome.error = { name, code, header: header ?? undefined, phase };
    }
    hasEnded = true;
    await new Promise((resolve) => setTimeout(resolve, abortsAtFirstProgress ? 500 : 0));
    return outcome;
  }, sending);

const sha256 = (data: Uint8Array) => createHash('sha256').update(data).digest('hex');
const stored = async (key: string) => sha256(await readAll((await storageAt(store, 'test').get(key)).content));

describe('in a browser', () => {
  itInBrowser('a file is uploaded completely without onProgress', async () => {
    const { key, error, progress } = await send({ bytes: 100_000, counted: false });
    expect([error, progress]).toEqual([null, []]);
    expect(await stored(key ?? '')).toBe(sha256(new Uint8Array(100_000).fill(69)));
  });

  // Chromium sends a stream only with HTTP/2, and Firefox never.
  itInBrowser('a client with its own fetch sends the file, not a stream, with and without onProgress', async () => {
    for (const counted of [true, false]) {
      const { key, error, progress } = await send({ bytes: 100_000, counted, ownFetch: true });
      expect([error, progress.map(({ sentBytes }) => sentBytes)]).toEqual([null, counted ? [100_000] : []]);
      expect(await stored(key ?? '')).toBe(sha256(new Uint8Array(100_000).fill(69)));
    }
  });

  itInBrowser(
    'progress grows to the whole size, at most ten times a second, and the token is not sent to the storage',
    async () => {
      const { key, error, progress } = await send({ bytes: 2_000_000, counted: true });
      expect(error).toBeNull();
      expect(await stored(key ?? '')).toBe(sha256(new Uint8Array(2_000_000).fill(69)));
      const sent = progress.map(({ sentBytes }) => sentBytes);
      expect(sent.length).toBeGreaterThan(1);
      expect(sent).toEqual([...new Set(sent)].sort((one, other) => one - other));
      expect(progress.at(-1)).toMatchObject({ sentBytes: 2_000_000, totalBytes: 2_000_000 });
      // The last event comes at the end, without a minimum gap.
      const gapsMs = progress.slice(1, -1).map(({ atMs }, index) => atMs - (progress[index]?.atMs ?? 0));
      expect(gapsMs.filter((gapMs) => gapMs < 99)).toEqual([]);
      expect(toStorage.length).toBeGreaterThan(1);
      expect(toStorage.filter(({ headers }) => 'authorization' in headers)).toEqual([]);
    },
  );

  itInBrowser('an abort ends the upload with a typed error, and nothing is stored', async () => {
    const { error, progress, late } = await send({ bytes: 6_000_000, counted: true, abortsAtFirstProgress: true });
    expect(error).toMatchObject({ name: 'AbortError', phase: 'headers' });
    expect(late).toBe(0);
    expect(progress.at(-1)?.sentBytes).toBeLessThan(6_000_000);
    const key = decodeURIComponent(new URL(toStorage.at(-1)?.url ?? '').pathname.slice('/test/'.length));
    await expect(stored(key)).rejects.toThrow();
  });

  itInBrowser(
    'a stalled upload is ended and repeated once, with and without onProgress; a slow upload is not ended',
    async () => {
      for (const counted of [true, false]) {
        let puts = 0;
        // The first PUT never gets a reply.
        await page.route(/X-Amz-Signature/, async (route) => {
          if (route.request().method() !== 'PUT' || (puts += 1) > 1) await route.continue();
        });
        const { key, error } = await send({ bytes: 1000, counted, attemptTimeoutMs: 2000 });
        await page.unroute(/X-Amz-Signature/);
        expect([error, puts]).toEqual([null, 2]);
        expect(await stored(key ?? '')).toBe(sha256(new Uint8Array(1000).fill(69)));
      }
      // The upload takes 4 seconds at this rate.
      const { error } = await send({ bytes: 6_000_000, counted: false, attemptTimeoutMs: 2000 });
      expect(error).toBeNull();
    },
  );

  itInBrowser('the retry waits for the Retry-After that the storage exposes', async () => {
    const atMs: number[] = [];
    await page.route(/X-Amz-Signature/, async (route) => {
      if (route.request().method() !== 'PUT') return route.continue();
      if (atMs.push(performance.now()) > 1) return route.continue();
      const exposed = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': 'Retry-After' };
      return route.fulfill({ status: 503, headers: { ...exposed, 'Retry-After': '2' } });
    });
    const { error } = await send({ bytes: 1000, counted: false });
    await page.unroute(/X-Amz-Signature/);
    expect(error).toBeNull();
    expect(atMs).toHaveLength(2);
    expect(Number(atMs[1]) - Number(atMs[0])).toBeGreaterThan(1_900);
  });

  itInBrowser('the error names a header that was changed on the way, with and without onProgress', async () => {
    await page.route(/X-Amz-Signature/, (route) =>
      route.request().method() === 'PUT'
        ? route.continue({ headers: { ...route.request().headers(), 'x-amz-meta-user-id': 'other' } })
        : route.continue(),
    );
    for (const counted of [true, false]) {
      const { error } = await send({ bytes: 1000, counted });
      expect(error).toMatchObject({ name: 'UploadError', code: 'SignatureDoesNotMatch', header: 'x-amz-meta-user-id' });
    }
  });
});
