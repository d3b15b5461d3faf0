// Tests the raw client with `parseAs: 'stream'`, over a real connection.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import * as sdk from '../../sdk/src/index.js';
import { operations } from '../contract/support.js';
import { failure } from './failure.js';
import { json, startMisbehavingServer, type MisbehavingServer } from './misbehaving-server.js';

let server: MisbehavingServer;
beforeAll(async () => {
  server = await startMisbehavingServer();
});
afterAll(() => server.close());

const createClient = () => sdk.createClient({ baseUrl: server.url, token: 'secret-token', maxRetries: 0 });

const streams = operations.flatMap(({ path, method, raw }) =>
  ['text/event-stream', 'application/x-ndjson']
    .filter((type) => raw.responses[200]?.content?.[type])
    .map((type) => [method.toUpperCase(), path, type] as const),
);
// openapi-fetch has no types for a path in a variable.
const request = (client: sdk.Client, method: string, path: string, init: object) =>
  (client.raw.request as unknown as (...args: unknown[]) => Promise<{ data?: ReadableStream; error?: unknown }>)(
    method,
    path,
    { parseAs: 'stream', ...init },
  );

test('returns each stream while it is written: the time limits apply only until the headers arrive', async () => {
  const limitMs = 3_000;
  const ends: (() => void)[] = [];
  const readers: (ReadableStreamDefaultReader<string> | undefined)[] = [];
  for (const [method, path, type] of streams) {
    server.behave((_request, response) => {
      response.writeHead(200, { 'Content-Type': type }).write('one\n');
      ends.push(() => void response.end('two\n'));
    });
    const limits = { attemptTimeoutMs: limitMs, deadlineMs: limitMs };
    const { data } = await request(createClient(), method, path, limits);
    const reader = data?.pipeThrough(new TextDecoderStream()).getReader();
    expect([path, (await reader?.read())?.value]).toEqual([path, 'one\n']);
    readers.push(reader);
  }
  await sleep(limitMs + 100);
  ends.forEach((end) => end());
  for (const reader of readers) {
    expect((await reader?.read())?.value).toBe('two\n');
    expect((await reader?.read())?.done).toBe(true);
  }
  expect(readers).toHaveLength(3);
});

test('the signal ends a stream, and an error reply is parsed', async () => {
  server.behave(
    (_request, response) => void response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write('one\n'),
  );
  const controller = new AbortController();
  const { data } = await request(createClient(), 'POST', '/chat', { signal: controller.signal });
  const read = new Response(data).text();
  controller.abort();
  await expect(read).rejects.toMatchObject({ name: 'AbortError' });
  server.behave(json(404, { error: 'Agent not found' }));
  expect(await request(createClient(), 'POST', '/chat', {})).toMatchObject({ error: { error: 'Agent not found' } });
});

test('a JSON reply is read completely before it is returned as a stream', async () => {
  server.behave(
    (_request, response) => void response.writeHead(200, { 'Content-Type': 'application/json' }).write('['),
  );
  // The headers must arrive before the deadline, even on a busy machine.
  const call = request(createClient(), 'GET', '/agents', { deadlineMs: 1_000 });
  expect(await failure<sdk.TimeoutError>(call)).toMatchObject({ name: 'TimeoutError', phase: 'body' });
});
