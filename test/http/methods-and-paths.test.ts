import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { methodsByPath, requestText, sendRaw, startTestApp, type TestApp } from './support.js';

const agents = [] as never[];
let app: TestApp;
beforeAll(
  async () =>
    void (app = await startTestApp({ doubles: { listAgents: () => Promise.resolve({ status: 200, body: agents }) } })),
);
afterAll(() => app?.stop());

const authorization = { Authorization: 'Bearer good' };

describe('HEAD', () => {
  test('returns the headers of GET with the length, without the body', async () => {
    const get = await sendRaw(app.url, requestText('GET', '/agents', authorization));
    const head = await sendRaw(app.url, requestText('HEAD', '/agents', authorization));
    expect(head).toMatchObject({ status: 200, body: '' });
    for (const name of ['content-type', 'content-length']) expect(head.headers[name]).toBe(get.headers[name]);
  });

  test('is refused like GET, without a body', async () => {
    expect(await sendRaw(app.url, requestText('HEAD', '/agents'))).toMatchObject({ status: 401, body: '' });
    expect(await sendRaw(app.url, requestText('HEAD', '/agents?colour=1', authorization))).toMatchObject({
      status: 400,
      body: '',
    });
    expect(await sendRaw(app.url, requestText('HEAD', '/nothing', authorization))).toMatchObject({
      status: 404,
      body: '',
    });
  });

  test('returns 405 for a path without GET', async () => {
    expect(await sendRaw(app.url, requestText('HEAD', '/agents/sync-tools', authorization))).toMatchObject({
      status: 405,
      body: '',
      headers: { allow: 'POST, OPTIONS' },
    });
  });
});

describe.each([...methodsByPath()])('%s', (path, declared) => {
  const allowed = [...declared, ...(declared.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].sort();
  const sorted = (allow: string | undefined) => allow?.split(', ').sort();

  test('returns 405 with Allow for every other method, with and without a token', async () => {
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND', 'HEAD'].filter(
      (name) => !allowed.includes(name),
    )) {
      for (const headers of [{}, authorization]) {
        const reply = await sendRaw(app.url, requestText(method, path, headers));
        expect({ method, status: reply.status, body: reply.body }).toEqual({
          method,
          status: 405,
          body: method === 'HEAD' ? '' : '{"error":"Method not allowed"}',
        });
        expect(sorted(reply.headers['allow'])).toEqual(allowed);
      }
    }
  });

  test('OPTIONS returns the allowed methods', async () => {
    const reply = await sendRaw(app.url, requestText('OPTIONS', path));
    expect(reply).toMatchObject({ status: 204, body: '' });
    expect(sorted(reply.headers['allow'])).toEqual(allowed);
  });

  test('returns 404 with a trailing slash, a second leading slash, in upper case, and for sub-paths', async () => {
    for (const target of [
      `${path}/`,
      `/${path}`,
      path.toUpperCase(),
      `${path}/x`,
      `${path}%2f`,
      `${path};x=1`,
      `${path}%00`,
    ]) {
      const reply = await sendRaw(app.url, requestText('GET', target, authorization));
      expect({ target, status: reply.status, body: reply.body }).toEqual({
        target,
        status: 404,
        body: '{"error":"Not Found"}',
      });
    }
  });
});

test('accepts a full URL as request target, as HTTP requires', async () => {
  expect((await sendRaw(app.url, requestText('GET', 'http://elsewhere.example/agents', authorization))).status).toBe(
    200,
  );
});

test('ignores method override headers', async () => {
  const reply = await sendRaw(
    app.url,
    requestText('GET', '/agents', {
      ...authorization,
      'X-HTTP-Method-Override': 'DELETE',
      'X-Method-Override': 'DELETE',
    }),
  );
  expect(reply.status).toBe(200);
});

test('CONNECT is refused like other methods', async () => {
  expect(await sendRaw(app.url, 'CONNECT other.example:443 HTTP/1.1\r\nHost: other.example\r\n\r\n')).toMatchObject({
    status: 405,
    headers: { 'x-error-code': 'method_not_allowed', 'x-request-id': expect.stringMatching(/^req_/) },
    isClosed: true,
  });
});
