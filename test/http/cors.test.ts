// Calls from browsers.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readConfig } from '../../server/app/config.js';
import { requestText, sendRaw, startTestApp, type TestApp } from './support.js';

const origin = 'https://console.example';
const preflight = {
  Origin: origin,
  'Access-Control-Request-Method': 'POST',
  'Access-Control-Request-Headers': 'authorization,content-type,x-request-id',
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

  test.each([origin, 'http://localhost:5173'])('%s may preflight without a token', async (from) => {
    const reply = await sendRaw(app.url, requestText('OPTIONS', '/agents', { ...preflight, Origin: from }));
    expect(reply).toMatchObject({
      status: 204,
      headers: {
        'access-control-allow-origin': from,
        'access-control-allow-headers': 'authorization,content-type,x-request-id',
        vary: expect.stringContaining('Origin'),
      },
    });
    expect(reply.headers['access-control-allow-methods']).toContain('POST');
  });

  test('a refusal can be read by the page, with its id, its limits and when to try again', async () => {
    for (const target of ['/agents', '/nothing']) {
      const { headers } = await sendRaw(app.url, requestText('GET', target, { Origin: origin }));
      expect(headers['access-control-allow-origin']).toBe(origin);
      for (const name of ['X-Request-Id', 'RateLimit-Remaining', 'Retry-After'])
        expect(headers['access-control-expose-headers']).toContain(name);
    }
  });

  test('cookies are never asked for', async () => {
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
  ])('%s may not', async (from) => {
    for (const text of [
      requestText('OPTIONS', '/agents', { ...preflight, Origin: from }),
      requestText('GET', '/agents', { Origin: from }),
    ]) {
      expect((await sendRaw(app.url, text)).headers).not.toHaveProperty('access-control-allow-origin');
    }
  });
});

describe('CORS_ORIGINS', () => {
  test('takes origins', () => {
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
  ])('refuses %s, which would match nothing', (text) => {
    expect(() => readConfig({ CORS_ORIGINS: text })).toThrow(
      'CORS_ORIGINS: must be origins such as https://app.example',
    );
  });
});
