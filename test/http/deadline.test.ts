import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Handlers } from '../../server/generated/handlers.js';
import { eventually } from '../support/eventually.js';
import { requestText, sendRaw, startTestApp, type TestApp } from './support.js';

let app: TestApp;
let handle: (input: { signal: AbortSignal }) => Promise<unknown>;
beforeAll(async () => {
  const handler = ((input: { signal: AbortSignal }) => handle(input)) as Handlers['listAgents'];
  app = await startTestApp({
    deadlineMs: 150,
    doubles: { listAgents: handler, saveAgent: handler as unknown as Handlers['saveAgent'] },
  });
});
afterAll(() => app?.stop());

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/** Sets the handlers of the two operations and clears the log. */
function start(handler: typeof handle): TestApp {
  handle = handler;
  app.logs.length = 0;
  return app;
}
const unavailable = { status: 503, body: { error: 'Service Unavailable' } };

test("at the deadline, returns 503 with Retry-After and aborts the handler's signal", async () => {
  let aborted: Promise<unknown> | undefined;
  const { call, logs } = start(({ signal }) => {
    aborted = once(signal, 'abort');
    return sleep(300).then(() => ({ status: 200, body: [] }));
  });
  const reply = await call('GET', '/agents');
  expect(reply).toMatchObject(unavailable);
  expect(Number(reply.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
  await aborted;
  await eventually(
    () => logs,
    (lines) => lines.some(({ status }) => status !== undefined),
  );
  await sleep(300); // until the handler has returned
  expect(logs.map((line) => line['status']).filter(Boolean)).toEqual([503]);
});

test('cancels a stream that the handler returns after the deadline', async () => {
  let isCancelled = false;
  const { call } = start(async () => {
    await sleep(300);
    return { status: 200, events: new ReadableStream<string>({ cancel: () => void (isCancelled = true) }) };
  });
  expect(await call('GET', '/agents')).toMatchObject(unavailable);
  await eventually(() => isCancelled, Boolean);
});

test('a handler that fails after the deadline affects neither the reply nor the connection', async () => {
  const { url, logs } = start(async () => {
    await sleep(200);
    throw new Error('too late');
  });
  const text = requestText('GET', '/agents', { Authorization: 'Bearer good', Connection: 'keep-alive' });
  const reply = await sendRaw(url, [text, requestText('GET', '/healthz')], { pauseMs: 300 });
  expect(reply.text.match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 503', 'HTTP/1.1 200']);
  expect(logs).toContainEqual(expect.objectContaining({ msg: 'failed after the reply had begun' }));
});

test('returns 408 for a body that arrives too slowly, without running the handler', async () => {
  let calls = 0;
  const { url, logs } = start(() => {
    calls++;
    return Promise.resolve({ status: 200, body: {} });
  });
  const body = JSON.stringify({ name: 'x', model: 'offline:echo' });
  const head = requestText('POST', '/agents', {
    Authorization: 'Bearer good',
    'Content-Type': 'application/json',
    'Content-Length': String(body.length),
    Connection: 'keep-alive',
  });
  const reply = await sendRaw(url, [head, body.slice(0, 5), body.slice(5)], { pauseMs: 170 });
  // The rest of the body must not be parsed as a request.
  expect(reply).toMatchObject({
    status: 408,
    headers: { 'x-error-code': 'request_timeout', connection: 'close' },
    isClosed: true,
  });
  expect(reply.text.match(/HTTP\/1.1 \d+/g)).toHaveLength(1);
  expect(calls).toBe(0);
  await eventually(
    () => logs.map((line) => line['status']),
    (statuses) => statuses.includes(408),
  );
  // A slow client is not a failure of the server.
  expect(logs.filter(({ level }) => Number(level) >= 50)).toEqual([]);
});

test('a client that disconnects aborts the signal, and the log has 499', async () => {
  let aborted: Promise<unknown> | undefined;
  const { url, logs } = start(({ signal }) => {
    aborted = once(signal, 'abort');
    return sleep(200).then(() => ({ status: 200, body: [] }));
  });
  await sendRaw(url, requestText('GET', '/agents', { Authorization: 'Bearer good' }), { waitMs: 50 });
  await aborted;
  await eventually(
    () => logs,
    (lines) => lines.length > 0,
  );
  await sleep(250); // until the handler has returned
  expect(logs).toEqual([expect.objectContaining({ operationId: 'listAgents', status: 499 })]);
});

test.each([
  { title: 'with an error', cause: Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }) },
  { title: 'without a cause', cause: undefined },
])('a reply that the server breaks off $title is not logged as closed by the client', async ({ cause }) => {
  const { url, logs } = start(() =>
    Promise.resolve({
      status: 200,
      events: new ReadableStream<string>({
        start: (controller) => controller.enqueue('{}'),
        pull: (controller) => controller.error(cause),
      }),
    }),
  );
  await sendRaw(url, requestText('GET', '/agents', { Authorization: 'Bearer good' }));
  const lines = await eventually(
    () => logs.filter((line) => 'status' in line),
    (found) => found.length > 0,
  );
  expect(lines).toEqual([expect.objectContaining({ status: 200, closedBy: 'server' })]);
});

test('a connection that the server closes without a reply is logged with 444', async () => {
  let onStart: () => void;
  const started = new Promise<void>((resolve) => (onStart = resolve));
  const handler = async () => {
    onStart();
    await sleep(1_000);
    return { status: 200, body: [] };
  };
  const stopping = await startTestApp({ doubles: { listAgents: handler as unknown as Handlers['listAgents'] } });
  const reply = sendRaw(stopping.url, requestText('GET', '/agents', { Authorization: 'Bearer good' }));
  await started;
  await stopping.stop(); // closes all connections
  await reply;
  expect(stopping.logs).toEqual([expect.objectContaining({ status: 444, closedBy: 'server' })]);
});
