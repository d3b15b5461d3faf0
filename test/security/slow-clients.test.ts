// Tests clients that send so slowly that each would hold a connection indefinitely.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { requestText, sendRaw, startTestApp, type TestApp } from '../http/support.js';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp({ requestTimeoutMs: 400 })));
afterAll(() => app?.stop());

const drip = (text: string) => text.split('');

test('a client whose headers never end gets 408, and its connection is closed', async () => {
  const pieces = [
    requestText('GET', '/agents').slice(0, -2),
    ...drip('X-Slow: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'),
  ];
  const reply = await sendRaw(app.url, pieces, { pauseMs: 40 });
  expect(reply).toMatchObject({
    status: 408,
    isClosed: true,
    headers: { 'x-request-id': expect.stringMatching(/^req_/) },
    body: '{"error":"Request Timeout"}',
  });
});

test('a client that sends no bytes is disconnected', async () => {
  expect(await sendRaw(app.url, '', { waitMs: 3_000 })).toMatchObject({ isClosed: true });
});

test('an authorized client whose body never ends gets 408, and its connection is closed', async () => {
  const head = requestText('POST', '/agents', {
    Authorization: 'Bearer good',
    'Content-Type': 'application/json',
    'Content-Length': '1000',
    Connection: 'keep-alive',
  });
  expect(
    await sendRaw(app.url, [head, ...drip('{"name":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa')], { pauseMs: 40 }),
  ).toMatchObject({ status: 408, isClosed: true });
});

test('an unauthorized client whose body never ends gets 401, and its connection is closed', async () => {
  const head = requestText('POST', '/agents', {
    'Content-Type': 'application/json',
    'Content-Length': '1000',
    Connection: 'keep-alive',
  });
  expect(await sendRaw(app.url, [head, ...drip('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa')], { pauseMs: 40 })).toMatchObject({
    status: 401,
    isClosed: true,
  });
});

test('200 slow clients do not delay other requests, and are disconnected in the end', async () => {
  const unfinished = requestText('GET', '/agents').slice(0, -2);
  // Like a server with the default settings, this server waits 15 s for the headers of a request.
  const patient = await startTestApp({ requestTimeoutMs: 60_000 });
  const slow = Array.from({ length: 200 }, () => sendRaw(patient.url, unfinished, { waitMs: 60_000 }));
  let isAnyClosed = false;
  void Promise.race(slow).then(() => (isAnyClosed = true));
  expect((await patient.call('GET', '/me/permissions')).status).toBe(501);
  expect(isAnyClosed).toBe(false);
  await patient.stop();
  await Promise.all(slow);

  const replies = await Promise.all(
    Array.from({ length: 200 }, () => sendRaw(app.url, unfinished, { waitMs: 20_000 })),
  );
  for (const reply of replies) expect(reply.isClosed).toBe(true);
});
