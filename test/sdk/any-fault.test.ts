/** @measures */
// Generates faults, and tests that every call ends and rejects only with errors of the SDK.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fc } from '../support/fast-check.js';
import { isFullRun } from '../support/full-run.js';
import * as sdk from '../../sdk/src/index.js';

interface Reply {
  status: number;
  headers: Record<string, string>;
  body: string;
  delayMs: number;
  /** Where the connection fails. Null for a complete reply. If it "stands still", the body never ends. */
  breaks: 'before' | 'in the body' | 'stands still' | null;
}

const message = { role: 'user' as const, parts: [{ type: 'text' as const, text: 'Hi' }] };
const limits = { attemptTimeoutMs: 60, deadlineMs: 200 };

const calls: Record<string, (client: sdk.Client) => Promise<unknown>> = {
  'a list': (client) => client.agents.list(),
  'a record': (client) => client.conversations.get({ threadId: 't' }),
  'a write': (client) => client.agents.save({ name: 'x' }),
  'a write without a reply body': (client) => client.conversations.delete({ threadId: 't' }),
  'with its response': (client) =>
    client.dashboard.stats({ from: '2026-01-01T00:00:00Z', to: '2026-01-02T00:00:00Z' }).withResponse(),
  'pages by cursor': (client) => client.conversations.list().toArray({ limit: 5 }),
  'pages by offset': (client) => client.users.list().toArray({ limit: 5 }),
  'a list as a promise': (client) => Promise.resolve(client.users.list()),
  'a raw call': (client) => client.raw.GET('/agents'),
  'one page': (client) => client.tasks.executions().first(),
  'a chat': (client) => client.chat.stream({ agentId: 1, message }),
  'a chat event by event': async (client) => {
    for await (const event of await client.chat.stream({ agentId: 1, message }, limits)) Object.keys(event);
  },
  'a chat as text': async (client) => (await client.chat.stream({ agentId: 1, message }, limits)).text(),
  'an upload': (client) => client.uploads.upload(new Blob(['x'.repeat(1000)]), { filename: 'a.txt', deadlineMs: 200 }),
  'an upload with progress': (client) =>
    client.uploads.upload(new Blob(['x'.repeat(1000)]), { filename: 'a.txt', deadlineMs: 200, onProgress: () => {} }),
  'files of a knowledge base': (client) => client.knowledgeBases.waitUntilReady({ kbId: 1 }, { waitMs: 200 }),
  'a file of a knowledge base': (client) =>
    client.knowledgeBases.files.waitUntilReady({ kbId: 1, id: 1 }, { waitMs: 200 }),
  'an execution of a task': (client) => client.tasks.runAndWait({ taskId: 1 }, { waitMs: 200 }),
  'a run of a conversation': (client) => client.conversations.waitUntilDone({ threadId: 't' }, { waitMs: 200 }),
};

// Bodies that some of the calls accept, and similar ones.
const anyJson = fc.oneof(
  fc.json({ maxDepth: 2 }),
  fc.constantFrom(
    'null',
    '[]',
    '{}',
    '[null]',
    '{"files":[null]}',
    '{"files":[{"id":1}]}',
    '{"files":{}}',
    '{"conversations":"abc","nextCursor":"x"}',
    '{"data":[],"totalCount":"many"}',
    '{"conversations":[{"id":"a"}],"nextCursor":{}}',
    '{"id":1}',
    '[{"id":1,"status":"failed"}]',
    '{"url":"nowhere","metadata":{}}',
    '{"url":"http://127.0.0.1:9/k","metadata":null}',
    '{"url":"http://127.0.0.1:9/k?X-Amz-Date=x&X-Amz-Expires=y","metadata":{"contentType":"a/b","orgId":"o","userId":"u"}}',
    '{"error":5,"details":[null,{"path":7}]}',
    '{"error":"Bad Request","details":"no list"}',
  ),
);
const anyBody = fc.oneof(
  { weight: 4, arbitrary: anyJson },
  fc.constantFrom(
    '',
    '<!doctype html><h1>Bad gateway</h1>',
    '{"a":',
    'data: {"type":"start"}\n\ndata: [DONE]\n\n',
    'data: null\n\n',
    'data: {"type"\n\n',
    'data: {"type":"error"}\n\n',
  ),
);
const anyReply: fc.Arbitrary<Reply> = fc.record({
  status: fc.oneof(
    { weight: 3, arbitrary: fc.constant(200) },
    fc.constantFrom(
      201,
      202,
      204,
      206,
      301,
      302,
      303,
      304,
      307,
      308,
      400,
      401,
      404,
      408,
      409,
      413,
      422,
      429,
      500,
      502,
      503,
      504,
      599,
    ),
  ),
  headers: fc.record(
    {
      'Content-Type': fc.constantFrom(
        'application/json',
        'application/json; charset=latin1',
        'text/html',
        'text/event-stream',
        'APPLICATION/JSON',
        '',
      ),
      'Retry-After': fc.constantFrom(
        '0',
        '-1',
        '1e9',
        'soon',
        '',
        '999999999999999999999',
        'Wed, 21 Oct 1915 07:28:00 GMT',
        '0x10',
      ),
      'retry-after-ms': fc.constantFrom('1', 'NaN', '-5', 'x', 'Infinity'),
      'x-should-retry': fc.constantFrom('true', 'false', 'maybe'),
      Location: fc.constantFrom('/elsewhere', 'not a url: %', '//'),
      Deprecation: fc.constantFrom('@0', 'x'),
      'Content-Encoding': fc.constantFrom('gzip', 'unheard-of'),
    },
    { requiredKeys: [] },
  ),
  body: anyBody,
  delayMs: fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, fc.constantFrom(5, 120)),
  breaks: fc.oneof(
    { weight: 4, arbitrary: fc.constant(null) },
    fc.constantFrom('before' as const, 'in the body' as const, 'stands still' as const),
  ),
});

let server: Server;
let url: string;
let scenario: Reply[] = [];
const counts = new Map<string, number>();

async function misbehave(request: IncomingMessage, response: ServerResponse): Promise<void> {
  request.resume();
  const key = request.url?.split('/')[1] ?? '';
  const nth = counts.get(key) ?? 0;
  counts.set(key, nth + 1);
  const { status, headers, body, delayMs, breaks } = scenario[Math.min(nth, scenario.length - 1)] as Reply;
  if (delayMs > 0) await sleep(delayMs);
  if (breaks === 'before') return void request.socket.destroy();
  response.writeHead(status, headers);
  if (breaks === null) return void response.end(body);
  response.write(body.slice(0, Math.ceil(body.length / 2)));
  if (breaks === 'in the body') setTimeout(() => request.socket.destroy(), 5);
}

beforeAll(async () => {
  server = createServer((request, response) => void misbehave(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const classes: unknown[] = Object.values(sdk).filter(
  (value) => typeof value === 'function' && value.prototype instanceof Error,
);

/** Returns why the result of a call is wrong, or null. */
async function problemOf(call: Promise<unknown>): Promise<string | null> {
  const watchdog = new AbortController();
  const outcome = await Promise.race([
    call.then(
      () => ({ error: undefined }),
      (error: unknown) => ({ error }),
    ),
    sleep(20_000, { error: new Error('is still waiting') }, { signal: watchdog.signal }),
  ]);
  watchdog.abort();
  const { error } = outcome;
  if (
    error === undefined ||
    (error instanceof sdk.AgentPlatformError && classes.includes(error.constructor) && error.name !== 'UsageError')
  )
    return null;
  return String((error as Error).stack ?? error);
}

test('every call ends with a value or with an error of the SDK', async () => {
  const warn = console.warn;
  console.warn = () => {};
  try {
    await fc.assert(
      fc.asyncProperty(fc.array(anyReply, { minLength: 1, maxLength: 4 }), async (replies) => {
        scenario = replies;
        counts.clear();
        const problems = await Promise.all(
          Object.entries(calls).map(async ([name, call], index) => {
            const client = sdk.createClient({
              // The server counts requests by base URL, so each call gets the same replies.
              baseUrl: `${url}/${index}`,
              token: ({ refresh }) => (refresh ? 'fresh' : 't'),
              maxRetries: 1,
              ...limits,
            });
            const found = await problemOf(call(client));
            return found === null ? [] : [`${name}: ${found}`];
          }),
        );
        expect(problems.flat()).toEqual([]);
      }),
      // Each run takes up to 0.4 s, because some calls reach their deadline.
      { numRuns: isFullRun ? 200 : 50 },
    );
  } finally {
    console.warn = warn;
  }
}, 300_000);

// `a list` covers `a list as a promise`.
test.each(Object.entries(calls).filter(([name]) => name !== 'a list as a promise'))(
  '%s without input and with an invalid signal rejects with an error of the SDK, a raw call with a TypeError',
  async (name, call) => {
    scenario = [{ status: 200, headers: { 'Content-Type': 'application/json' }, body: '{}', delayMs: 0, breaks: null }];
    counts.clear();
    const client = sdk.createClient({ baseUrl: `${url}/x`, token: 't', ...limits });
    const careless = new Proxy(client, { get: (target, name) => carelessly(target[name as keyof sdk.Client]) });
    // openapi-fetch builds the request of a raw call, and its errors reach the caller unchanged.
    if (name === 'a raw call') await expect(call(careless)).rejects.toBeInstanceOf(TypeError);
    else await expect(call(careless)).rejects.toBeInstanceOf(sdk.AgentPlatformError);
  },
);

// Replaces each function of the client by a call without input and with an invalid signal.
function carelessly(member: unknown): unknown {
  if (typeof member === 'function') return () => (member as (...args: unknown[]) => unknown)(undefined, { signal: {} });
  return Object.fromEntries(Object.entries(Object(member)).map(([name, inner]) => [name, carelessly(inner)]));
}
