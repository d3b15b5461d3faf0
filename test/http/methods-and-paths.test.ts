// HEAD, OPTIONS, methods and paths that the contract does not have.
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
  test('answers as GET does, with its length and without its body', async () => {
    const get = await sendRaw(app.url, requestText('GET', '/agents', authorization));
    const head = await sendRaw(app.url, requestText('HEAD', '/agents', authorization));
    expect(head).toMatchObject({ status: 200, body: '' });
    for (const name of ['content-type', 'content-length']) expect(head.headers[name]).toBe(get.headers[name]);
  });

  test('is refused as GET is, without a body', async () => {
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

  test('is a 405 where there is no GET', async () => {
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

  test('405 with Allow for every other method, with and without a token', async () => {
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

  test('OPTIONS says what is allowed', async () => {
    const reply = await sendRaw(app.url, requestText('OPTIONS', path));
    expect(reply).toMatchObject({ status: 204, body: '' });
    expect(sorted(reply.headers['allow'])).toEqual(allowed);
  });

  test('404 with a slash at the end, another one in front, in capitals, and below', async () => {
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

test('a full URL as the target of a request is taken for its path, as HTTP wants it', async () => {
  expect((await sendRaw(app.url, requestText('GET', 'http://elsewhere.example/agents', authorization))).status).toBe(
    200,
  );
});

test('method override headers override nothing', async () => {
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
