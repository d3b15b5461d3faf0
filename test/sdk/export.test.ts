// Tests the export of the audit log with connections that fail while it is read.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import * as sdk from '../../sdk/src/index.js';
import { failure } from './failure.js';
import { startMisbehavingServer, type MisbehavingServer } from './misbehaving-server.js';

let server: MisbehavingServer;
let client: sdk.Client;
beforeAll(async () => {
  server = await startMisbehavingServer();
  client = sdk.createClient({ baseUrl: server.url, token: 't' });
});
afterAll(() => server.close());

const answer = (body: string, end: 'ended' | 'cut' | 'open') =>
  server.behave((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/x-ndjson' }).write(body);
    if (end === 'ended') response.end();
    if (end === 'cut') setTimeout(() => response.destroy(), 20);
  });
const read = async (options?: sdk.CallOptions) => new Response(await client.auditLog.export({}, options)).text();

test('a complete export returns all lines, or an empty text if there are none', async () => {
  answer('{"id":1}\n{"id":2}\n', 'ended');
  expect(await read()).toBe('{"id":1}\n{"id":2}\n');
  server.behave((_request, response) => response.writeHead(200, { 'Content-Type': 'application/x-ndjson' }).end());
  expect(await new Response(await client.auditLog.export()).text()).toBe('');
});

test.each<['cut' | 'ended', string]>([
  ['cut', '{"id":1}\n'],
  ['ended', '{"id":1}\n{"id"'],
])('an export whose reply is %s after %j rejects with a ConnectionError', async (end, body) => {
  answer(body, end);
  expect(await failure(read())).toMatchObject({
    name: 'ConnectionError',
    phase: 'body',
    operationId: 'exportAuditLog',
  });
});

test('an abort while an export is read causes an AbortError', async () => {
  answer('{"id":1}\n', 'open');
  const controller = new AbortController();
  const reader = (await client.auditLog.export({}, { signal: controller.signal })).getReader();
  await reader.read();
  const reading = failure(reader.read());
  controller.abort(new Error('enough'));
  expect(await reading).toMatchObject({ name: 'AbortError', phase: 'body' });
});

test.each([
  ['deadline', { deadlineMs: 1_000 }],
  ['attempt', { attemptTimeoutMs: 1_000 }],
])('a stall ends at the limit of kind %s', async (kind, options) => {
  answer('{"id":1}\n', 'open');
  expect(await failure(read(options))).toMatchObject({ name: 'TimeoutError', kind, timeoutMs: 1_000, phase: 'body' });
});
