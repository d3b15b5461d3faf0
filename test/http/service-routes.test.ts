// Tests the routes of the server that are not in the contract.
import { existsSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { guides } from '../../server/http/reference-page/guides.js';
import { load } from 'js-yaml';
import { startTestServer, type TestServer } from '../support/server.js';
import { contractText, requestText, sendRaw } from './support.js';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server?.stop());

const get = (path: string) => server.call('GET', path, { token: null });

test('/healthz and /readyz return 200 to GET and HEAD', async () => {
  expect(await get('/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } });
  expect(await get('/readyz')).toMatchObject({ status: 200, body: { status: 'ready' } });
  for (const path of ['/healthz', '/readyz'])
    expect(await sendRaw(server.url, requestText('HEAD', path))).toMatchObject({ status: 200, body: '' });
});

test('/openapi.yaml equals the contract file, and /openapi.json is equivalent', async () => {
  const yaml = await get('/openapi.yaml');
  expect(yaml.headers.get('content-type')).toContain('application/yaml');
  expect(yaml.body).toBe(contractText);
  const json = await get('/openapi.json');
  expect(json.headers.get('content-type')).toContain('application/json');
  expect(json.body).toEqual(load(contractText));
});

describe('compression', () => {
  const large = ['/openapi.json', '/openapi.yaml', '/docs', '/docs/rapidoc.js', '/docs/openapi.json'];
  /** Sends a request without fetch, which would decompress the body. */
  const getRaw = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
      request(`${server.url}${path}`, { method, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => void chunks.push(chunk));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
        );
      })
        .on('error', reject)
        .end();
    });

  test.each(large)('serves %s in Brotli, gzip and uncompressed, with one ETag', async (path) => {
    const plain = await getRaw(path);
    const brotli = await getRaw(path, { 'accept-encoding': 'gzip, deflate, br, zstd' });
    const gzip = await getRaw(path, { 'accept-encoding': 'gzip, br;q=0' });
    expect([plain, brotli, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br', 'gzip']);
    expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
    for (const { status, headers, body } of [plain, brotli, gzip]) {
      expect([status, headers['content-length'], headers.etag]).toEqual([200, `${body.length}`, plain.headers.etag]);
      expect(headers.vary).toMatch(/accept-encoding/i);
      expect(headers['cache-control']).toMatch(/^public, /);
    }
  });

  test('compression reduces the contract to less than a fifth of its size', async () => {
    for (const path of ['/openapi.json', '/openapi.yaml']) {
      const whole = (await getRaw(path)).body.length;
      expect((await getRaw(path, { 'accept-encoding': 'br' })).body.length).toBeLessThan(whole / 5);
      expect((await getRaw(path, { 'accept-encoding': 'gzip' })).body.length).toBeLessThan(whole / 5);
    }
  });

  test.each(large)('returns 304 for %s to a client that has it, and HEAD has no body', async (path) => {
    const { etag = '' } = (await getRaw(path)).headers;
    const known = await getRaw(path, { 'if-none-match': etag, 'accept-encoding': 'br' });
    expect([known.status, known.body.length, known.headers.etag]).toEqual([304, 0, etag]);
    expect((await getRaw(path, { 'if-none-match': 'W/"another"' })).status).toBe(200);
    const head = await getRaw(path, { 'accept-encoding': 'br' }, 'HEAD');
    expect([head.status, head.body.length, head.headers.etag]).toEqual([200, 0, etag]);
  });
});

describe('/docs', () => {
  const guidePaths = guides.map(({ name }) => `/docs/guides/${name}`);
  const assets = ['/docs', '/docs/page.js', '/docs/page.css', '/docs/rapidoc.js', ...guidePaths];

  test.each(assets)('serves %s with a policy that allows files of this host only', async (path) => {
    const reply = await get(path);
    expect(reply.status).toBe(200);
    const policy = reply.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/https?:|\*|script-src[^;]*unsafe/);
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('the page refers only to files of this server', async () => {
    const { body } = await get('/docs');
    const referenced = [...(body as string).matchAll(/(?:src|href)="([^"]+)"/g)].map(([, url]) => url);
    expect(referenced.filter((url) => url !== 'data:,' && !assets.includes(url ?? ''))).toEqual([]);
  });

  test.each([
    '/docs/../package.json',
    '/docs/../../package.json',
    '/docs/%2e%2e/%2e%2e/package.json',
    '/docs/..%2f..%2fpackage.json',
    '/docs/..\\package.json',
    '/docs/package.json',
    '/docs/index.js',
    '//docs',
    '/DOCS',
  ])('returns 404 for %s', async (path) => {
    expect(existsSync('package.json')).toBe(true);
    expect(await sendRaw(server.url, requestText('GET', path))).toMatchObject({
      status: 404,
      body: '{"error":"Not Found"}',
    });
  });
});

// This test is the last one, because a stop is final.
test('during a stop, the server is healthy and not ready, and still serves requests', async () => {
  server.container.announceStop();
  expect(await get('/readyz')).toMatchObject({ status: 503, body: { error: 'Service Unavailable' } });
  expect(await get('/healthz')).toMatchObject({ status: 200 });
  expect((await server.call('GET', '/agents')).status).toBe(200);
});
