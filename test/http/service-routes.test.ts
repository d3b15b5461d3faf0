// What the server has beside its contract.
import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { load } from 'js-yaml';
import { startTestServer, type TestServer } from '../support/server.js';
import { contractText, requestText, sendRaw } from './support.js';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server?.stop());

const get = (path: string) => server.call('GET', path, { token: null });

test('/healthz and /readyz', async () => {
  expect(await get('/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } });
  expect(await get('/readyz')).toMatchObject({ status: 200, body: { status: 'ready' } });
  for (const path of ['/healthz', '/readyz'])
    expect(await sendRaw(server.url, requestText('HEAD', path))).toMatchObject({ status: 200, body: '' });
});

test('/openapi.yaml is the contract as it stands in the file, /openapi.json the same', async () => {
  const yaml = await get('/openapi.yaml');
  expect(yaml.headers.get('content-type')).toContain('application/yaml');
  expect(yaml.body).toBe(contractText);
  const json = await get('/openapi.json');
  expect(json.headers.get('content-type')).toContain('application/json');
  expect(json.body).toEqual(load(contractText));
});

describe('/docs', () => {
  const assets = [
    '/docs',
    '/docs/start.js',
    '/docs/swagger-ui.css',
    '/docs/swagger-ui-bundle.js',
    '/docs/favicon-32x32.png',
  ];

  test.each(assets)('%s is there, for this host only', async (path) => {
    const reply = await get(path);
    expect(reply.status).toBe(200);
    const policy = reply.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/https?:|\*|script-src[^;]*unsafe/);
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('the page asks for nothing that is not among them', async () => {
    const { body } = await get('/docs');
    const asked = [...(body as string).matchAll(/(?:src|href)="([^"]+)"/g)].map(([, url]) => url);
    expect(asked.filter((url) => !assets.includes(url ?? ''))).toEqual([]);
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
  ])('%s is not there', async (path) => {
    expect(existsSync('package.json')).toBe(true);
    expect(await sendRaw(server.url, requestText('GET', path))).toMatchObject({
      status: 404,
      body: '{"error":"Not Found"}',
    });
  });
});

// The last one: there is no way back.
test('once told to stop, the server is healthy and not ready, and still answers', async () => {
  server.container.announceStop();
  expect(await get('/readyz')).toMatchObject({ status: 503, body: { error: 'Service Unavailable' } });
  expect(await get('/healthz')).toMatchObject({ status: 200 });
  expect((await server.call('GET', '/agents')).status).toBe(200);
});
