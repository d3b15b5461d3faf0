import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { operations } from '../contract/support.js';
import { startTestServer, type TestServer } from '../support/server.js';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer({}, { worker: false });
  token = await server.tokenFor();
});
afterAll(() => server?.stop());

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND', 'QUERY'];
const declared = new Map<string, string[]>();
for (const { path, method } of operations) declared.set(path, [...(declared.get(path) ?? []), method.toUpperCase()]);
// HEAD is a GET without the body. OPTIONS is left out, because browsers send it to every path.
const undeclared = [...declared].flatMap(([path, known]) =>
  methods
    .filter((method) => !known.includes(method) && !(method === 'HEAD' && known.includes('GET')))
    .map((method) => [method, path, known] as const),
);

test.each(undeclared)('returns 405 for %s %s', async (method, path, known) => {
  for (const authorization of [`Bearer ${token}`, '']) {
    const reply = await fetch(`${server.url}${path}`, {
      method,
      headers: { authorization },
      body: ['GET', 'HEAD'].includes(method) ? undefined : '{',
    });
    const text = await reply.text();
    expect({ status: reply.status, allow: reply.headers.get('allow')?.split(', ') }).toEqual({
      status: 405,
      allow: expect.arrayContaining(known),
    });
    if (method !== 'HEAD') expect(JSON.parse(text)).toEqual({ error: 'Method not allowed' });
  }
});
