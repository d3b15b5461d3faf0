import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readConfig } from '../../server/app/config/config.js';
import { contract } from '../contract/support.js';
import { requestText, sendRaw, startTestApp, type TestApp } from './support.js';

const origin = 'https://console.example';
const preflight = {
  Origin: origin,
  'Access-Control-Request-Method': 'POST',
  'Access-Control-Request-Headers': 'authorization,content-type,if-match,x-request-id',
};
const corsHeaders = (headers: Record<string, string>) =>
  Object.keys(headers).filter((name) => name.startsWith('access-control-'));

describe('without configured origins', () => {
  let app: TestApp;
  beforeAll(async () => void (app = await startTestApp({})));
  afterAll(() => app?.stop());

  test('no reply has a CORS header', async () => {
    for (const text of [
      requestText('OPTIONS', '/agents', preflight),
      requestText('GET', '/agents', { Origin: origin }),
      requestText('GET', '/healthz', { Origin: origin }),
    ]) {
      expect(corsHeaders((await sendRaw(app.url, text)).headers)).toEqual([]);
    }
  });
});

describe('with two origins', () => {
  let app: TestApp;
  beforeAll(async () => void (app = await startTestApp({ corsOrigins: [origin, 'http://localhost:5173'] })));
  afterAll(() => app?.stop());

  test.each([origin, 'http://localhost:5173'])('accepts a preflight request from %s without a token', async (from) => {
    const reply = await sendRaw(app.url, requestText('OPTIONS', '/agents', { ...preflight, Origin: from }));
    expect(reply).toMatchObject({
      status: 204,
      headers: {
        'access-control-allow-origin': from,
        'access-control-allow-headers': 'authorization,content-type,if-match,x-request-id',
        vary: expect.stringContaining('Origin'),
      },
    });
    expect(reply.headers['access-control-allow-methods']).toContain('POST');
  });

  test('lets the page read a refusal with its request id, rate limits and Retry-After', async () => {
    for (const target of ['/agents', '/nothing']) {
      const { headers } = await sendRaw(app.url, requestText('GET', target, { Origin: origin }));
      expect(headers['access-control-allow-origin']).toBe(origin);
      for (const name of ['X-Request-Id', 'RateLimit-Remaining', 'Retry-After', 'ETag'])
        expect(headers['access-control-expose-headers']).toContain(name);
    }
  });

  test('lets the page read every header that the contract declares', async () => {
    const { headers } = await sendRaw(app.url, requestText('GET', '/agents', { Origin: origin }));
    const declared = Object.keys(contract.document.components.headers);
    expect(headers['access-control-expose-headers']?.split(',')).toEqual(expect.arrayContaining(declared));
  });

  test('never allows cookies', async () => {
    expect((await sendRaw(app.url, requestText('OPTIONS', '/agents', preflight))).headers).not.toHaveProperty(
      'access-control-allow-credentials',
    );
  });

  test.each([
    'https://console.example.evil.example',
    'https://evil.example',
    'http://console.example',
    'https://console.example:8443',
    'null',
    'https://CONSOLE.example',
  ])('rejects %s', async (from) => {
    for (const text of [
      requestText('OPTIONS', '/agents', { ...preflight, Origin: from }),
      requestText('GET', '/agents', { Origin: from }),
    ]) {
      expect((await sendRaw(app.url, text)).headers).not.toHaveProperty('access-control-allow-origin');
    }
  });
});

describe('during development', () => {
  let app: TestApp;
  beforeAll(async () => void (app = await startTestApp({ corsOrigins: [origin], allowsLocalOrigins: true })));
  afterAll(() => app?.stop());

  test.each(['http://localhost:5173', 'http://127.0.0.1:3001', 'https://localhost', origin])(
    '%s is allowed',
    async (from) => {
      const { headers } = await sendRaw(app.url, requestText('GET', '/healthz', { Origin: from }));
      expect(headers).toMatchObject({ 'access-control-allow-origin': from, vary: expect.stringContaining('Origin') });
    },
  );

  test('another origin is refused, and the log names it once', async () => {
    for (const from of ['https://localhost.evil.example', 'https://localhost.evil.example'])
      expect((await sendRaw(app.url, requestText('GET', '/healthz', { Origin: from }))).headers).not.toHaveProperty(
        'access-control-allow-origin',
      );
    const warnings = app.logs.filter((line) => JSON.stringify(line).includes('https://localhost.evil.example'));
    expect(warnings).toHaveLength(1);
  });

  test('the log does not name the origin of this server', async () => {
    await sendRaw(app.url, requestText('GET', '/healthz', { Origin: 'https://own.example', Host: 'own.example' }));
    expect(JSON.stringify(app.logs)).not.toContain('https://own.example');
  });
});

describe('CORS_ORIGINS', () => {
  test('accepts origins', () => {
    expect(readConfig({ CORS_ORIGINS: `${origin}, http://localhost:5173` }).http.corsOrigins).toEqual([
      origin,
      'http://localhost:5173',
    ]);
  });

  test.each([
    '*',
    'console.example',
    'https://console.example/',
    'https://console.example/app',
    'https://*.example',
    'null',
  ])('rejects %s', (text) => {
    expect(() => readConfig({ CORS_ORIGINS: text })).toThrow(
      'CORS_ORIGINS must be origins such as https://app.example',
    );
  });
});
