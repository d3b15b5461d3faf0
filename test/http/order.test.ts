// Tests the order of checks: authentication, authorization, and only then the content of the request.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { operations } from '../../server/generated/operations.js';
import { startTestServer, type TestServer } from '../support/server.js';
import { requestText, sendRaw } from './support.js';

let server: TestServer;
let guest: string;
let admin: string;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.tokenFor();
  guest = await server.tokenFor({ role: 'org:guest' });
});
afterAll(() => server?.stop());

const guarded = Object.entries(operations).filter(([, operation]) => !operation.public);
const withBody = guarded.filter(([, operation]) => operation.body === 'required');

/** Headers of an invalid body that is never sent, so a reply proves that the server did not wait for it. */
const unsent = {
  'Content-Type': 'text/nonsense; charset=ebcdic',
  'Content-Encoding': 'zip',
  'Content-Length': '900000000',
  Connection: 'keep-alive',
};
const send = (method: string, path: string, headers: Record<string, string>) =>
  sendRaw(server.url, requestText(method.toUpperCase(), `${path}?colour=1`, headers), { isStartEnough: true });

test.each(guarded)('%s: returns 401 without a token, before checking query or body', async (_id, { method, path }) => {
  expect(await send(method, path, unsent)).toMatchObject({ status: 401 });
});

const closedToGuests = withBody.filter(([, operation]) => operation.role !== 'org:guest');
test.each(closedToGuests)(
  '%s: returns 403 for a guest, before checking query or body',
  async (_id, { method, path }) => {
    expect(await send(method, path, { ...unsent, Authorization: `Bearer ${guest}` })).toMatchObject({ status: 403 });
  },
);

describe('for an authorized caller', () => {
  const headers = () => ({ ...unsent, Authorization: `Bearer ${admin}` });

  test('415 takes precedence over 413 and 400', async () => {
    expect(await send('POST', '/agents', headers())).toMatchObject({ status: 415 });
  });

  test('413 takes precedence over 400', async () => {
    expect(
      await send('POST', '/agents', {
        ...headers(),
        'Content-Type': 'application/json',
        'Content-Encoding': 'identity',
      }),
    ).toMatchObject({ status: 413 });
  });
});

describe('Expect: 100-continue', () => {
  const expecting = {
    'Content-Type': 'application/json',
    'Content-Length': '2',
    Expect: '100-continue',
    Connection: 'keep-alive',
  };
  const send = (more: Record<string, string>) =>
    sendRaw(server.url, requestText('POST', '/agents', { ...expecting, ...more }), { waitMs: 500 });

  test('sends 100 Continue to an authorized caller', async () => {
    const reply = await sendRaw(
      server.url,
      [requestText('POST', '/agents', { ...expecting, Authorization: `Bearer ${admin}` }), '{}'],
      { waitMs: 500, pauseMs: 100 },
    );
    expect(reply.text.match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 100', 'HTTP/1.1 400']);
    expect(reply.isClosed).toBe(false);
  });

  test.each([
    ['no token', 401, () => ({})],
    ['a role too low', 403, () => ({ Authorization: `Bearer ${guest}` })],
    ['another media type', 415, () => ({ Authorization: `Bearer ${admin}`, 'Content-Type': 'text/plain' })],
    ['a body that is too large', 413, () => ({ Authorization: `Bearer ${admin}`, 'Content-Length': '9000000' })],
  ] as const)('%s: returns %d without 100 Continue and closes the connection', async (_what, status, more) => {
    expect(await send(more())).toMatchObject({ status, isClosed: true });
  });
});

test('does not parse the body of a refused caller: invalid JSON still returns 401 or 403', async () => {
  for (const [token, status] of [
    [null, 401],
    [guest, 403],
  ] as const) {
    expect(await server.call('POST', '/agents', { token, body: '{"broken' })).toMatchObject({ status });
  }
});
