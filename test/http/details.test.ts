// Tests that `details` of a 400 has one sentence for each field, from the server and from the SDK's fake.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createFake } from '../../sdk/src/testing/index.js';
import { startTestServer, type TestServer } from '../support/server.js';

let server: TestServer;
let authorization: string;
beforeAll(async () => {
  server = await startTestServer();
  authorization = `Bearer ${await server.tokenFor()}`;
});
afterAll(() => server?.stop());

const fake = createFake();
const targets: [string, (path: string, init: RequestInit) => Promise<Response>][] = [
  ['server', (path, init) => fetch(`${server.url}${path}`, init)],
  ['fake', (path, init) => fake.fetch(new Request(`https://fake.example${path}`, init))],
];

describe.each(targets)('the %s', (_name, send) => {
  test.each([
    [
      'an empty text, which violates both its minimum length and its pattern',
      '/agent-tags',
      { name: '' },
      'must not be blank or contain NUL',
      ['name'],
    ],
    ['a body without either of two fields', '/chat', {}, 'must have `message` or `messages`', []],
    ['a connection test that names no tool server', '/mcp-servers/test', {}, 'must have `id` or `url`', []],
    ['a number above its maximum', '/agents', { id: 2 ** 31 }, 'must be at most 2,147,483,647', ['id']],
    [
      'a text above its maximum length',
      '/agents',
      { description: 'x'.repeat(2001) },
      'must be at most 2,000 characters',
      ['description'],
    ],
  ])('has one sentence for %s', async (_case, path, body, message, where) => {
    const headers = { authorization, 'Content-Type': 'application/json' };
    const reply = await send(path, { method: 'POST', headers, body: JSON.stringify(body) });
    expect(reply.status).toBe(400);
    expect(await reply.json()).toMatchObject({ details: [{ message, path: where, in: 'body' }] });
  });
});
