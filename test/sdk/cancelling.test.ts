// Tests that an abort ends a call immediately in every phase, and leaves no timer and no listener.
import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import * as sdk from '../../sdk/src/index.js';
import { realClock } from '../../sdk/src/clock.js';
import { limitInFlight } from '../../sdk/src/middleware/index.js';
import { failure } from './failure.js';
import {
  inTurn,
  json,
  startMisbehavingServer,
  startRawServer,
  type MisbehavingServer,
  type Misbehaviour,
} from './misbehaving-server.js';
import { abortImmediately } from './promptness.js';

let server: MisbehavingServer;
let silent: Awaited<ReturnType<typeof startRawServer>>;
beforeAll(async () => {
  server = await startMisbehavingServer();
  // Accepts connections and never replies.
  silent = await startRawServer('');
});
afterAll(async () => {
  await server.close();
  await silent.close();
});

// Timers of the SDK that have neither fired nor been cleared.
const timers = new Map<unknown, number | undefined>();
beforeEach(() => {
  timers.clear();
  const [start, stop] = [globalThis.setTimeout, globalThis.clearTimeout];
  jest.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, delayMs?: number) => {
    const timer = start(() => {
      timers.delete(timer);
      run();
    }, delayMs);
    timers.set(timer, delayMs);
    return timer;
  }) as typeof setTimeout);
  jest.spyOn(globalThis, 'clearTimeout').mockImplementation((timer) => {
    timers.delete(timer);
    stop(timer);
  });
});
afterEach(() => void jest.restoreAllMocks());

type Read = () => Promise<unknown>;

/** Collects unused objects, such as the request of a stream. An abort must close the connection without them. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}

/** A point in a call. `isThere` returns whether the call has reached it. */
interface Place {
  phase: string;
  behave?: Misbehaviour;
  options?: () => Partial<sdk.ClientOptions>;
  call?: (client: sdk.Client, signal: AbortSignal) => Promise<unknown>;
  isThere: () => boolean;
}

const never: Misbehaviour = () => {};
const forever = () => new Promise<never>(() => {});
const list = (client: sdk.Client, signal: AbortSignal): Promise<unknown> => client.agents.list({}, { signal });
const sent = (count: number) => () => server.requests.length >= count;
let calls = 0;
// Number of replies whose headers the client has received.
let replies = 0;
const count: sdk.Middleware = async (request, next) => {
  const response = await next(request);
  replies += 1;
  return response;
};

const stallInBody: Misbehaviour = (_request, response) => {
  response.writeHead(200, { 'Content-Type': 'application/json' }).write('[');
};
const stallInStream: Misbehaviour = (_request, response) => {
  response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write('data: {"type":"start"}\n\n');
};
const grant = json(200, {
  url: 'http://storage.test/key',
  fileId: 'f',
  key: 'k',
  contentKey: 'c',
  metadata: { contentType: 'text/plain', orgId: 'o', userId: 'u' },
});
const message = { role: 'user' as const, parts: [{ type: 'text' as const, text: 'Hi' }] };

const places: Record<string, Place> = {
  'the token': {
    phase: 'token',
    options: () => ({ token: () => ((calls += 1), forever()) }),
    isThere: () => calls > 0,
  },
  'the connection, during the TLS handshake': {
    phase: 'headers',
    options: () => ({ baseUrl: silent.url.replace('http:', 'https:') }),
    isThere: () => silent.connections() > 0,
  },
  'the headers': { phase: 'headers', behave: never, isThere: sent(1) },
  'the rest of the body': { phase: 'body', behave: stallInBody, isThere: () => replies > 0 },
  'the next attempt': {
    phase: 'backoff',
    behave: json(503, { error: 'x' }, { 'Retry-After': '60' }),
    isThere: () => [...timers.values()].includes(60_000),
  },
  'a fresh token': {
    phase: 'token',
    behave: json(401, { error: 'Unauthorized' }),
    options: () => ({ token: ({ refresh }) => (refresh ? ((calls += 1), forever()) : 't') }),
    isThere: () => calls > 0,
  },
  'a permit of limitInFlight': {
    phase: 'headers',
    behave: never,
    options: () => ({ middleware: [limitInFlight(1)] }),
    call(client, signal) {
      client.agents.list({}, { attemptTimeoutMs: Infinity, deadlineMs: Infinity }).catch(() => {});
      return list(client, signal);
    },
    isThere: sent(1),
  },
  'the next page': {
    phase: 'headers',
    behave: inTurn(json(200, { conversations: [{ id: 'a' }], nextCursor: 'b' }), never),
    call: (client, signal) => client.conversations.list({}, { signal }).toArray({ limit: Infinity }),
    isThere: sent(2),
  },
  'the answer of an agent': {
    phase: 'headers',
    behave: never,
    call: (client, signal) => client.chat.stream({ agentId: 1, message }, { signal }),
    isThere: sent(1),
  },
  'the next attempt of a chat': {
    phase: 'backoff',
    behave: json(503, { error: 'x' }, { 'Retry-After': '60' }),
    call: (client, signal) => client.chat.stream({ agentId: 1, message }, { signal }),
    isThere: () => [...timers.values()].includes(60_000),
  },
  'the stream of a run in progress': {
    phase: 'headers',
    behave: never,
    call: (client, signal) => client.chat.resume('t', { signal }),
    isThere: sent(1),
  },
  'the next event of a chat': {
    phase: 'body',
    behave: stallInStream,
    call: async (client, signal) => (await client.chat.stream({ agentId: 1, message }, { signal })).text(),
    isThere: () => replies > 0,
  },
  'the end of background work': {
    phase: 'backoff',
    behave: json(200, { success: true, files: [{ id: 1, processingStatus: 'parsing' }] }),
    call: (client, signal) => client.knowledgeBases.waitUntilReady({ kbId: 1 }, { signal }),
    isThere: sent(2),
  },
  'the reply of the storage': {
    phase: 'headers',
    behave: grant,
    options: () => ({
      fetch: (request) => (request.url.startsWith(server.url) ? globalThis.fetch(request) : ((calls += 1), forever())),
    }),
    call: (client, signal) => client.uploads.upload(new Blob(['x']), { filename: 'a.txt', signal }),
    isThere: () => calls > 0,
  },
};

const streams: Record<
  string,
  { behave: Misbehaviour; open: (client: sdk.Client, signal: AbortSignal) => Promise<Read> }
> = {
  'a chat': {
    behave: stallInStream,
    async open(client, signal) {
      const events = (await client.chat.stream({ agentId: 1, message }, { signal }))[Symbol.asyncIterator]();
      await events.next();
      return () => events.next();
    },
  },
  'an export': {
    behave: (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/x-ndjson' }).write('{"id":1}\n');
    },
    async open(client, signal) {
      const reader = (await client.auditLog.export({}, { signal })).getReader();
      // The stream reads one piece ahead.
      await sleep(50);
      return async () => void ((await reader.read()) && (await reader.read()));
    },
  },
};

test.each(Object.entries(streams))(
  'an abort between two reads of %s closes the connection',
  async (_name, { behave, open }) => {
    const closed = new Promise((resolve) =>
      server.behave((request, response) => {
        response.on('close', resolve);
        behave(request, response);
      }),
    );
    const controller = new AbortController();
    const read = await open(sdk.createClient({ baseUrl: server.url, token: 't' }), controller.signal);
    collectGarbage();
    controller.abort('changed my mind');
    await closed;
    expect(await failure(read())).toMatchObject({ name: 'AbortError', phase: 'body', cause: 'changed my mind' });
  },
);

test.each(Object.entries(places))(
  'an abort ends a call that waits for %s',
  async (_name, { phase, behave = never, options, call = list, isThere }) => {
    server.behave(behave);
    [replies, calls] = [0, 0];
    const controller = new AbortController();
    const [added, removed] = [
      jest.spyOn(controller.signal, 'addEventListener'),
      jest.spyOn(controller.signal, 'removeEventListener'),
    ];
    const client = sdk.createClient({ baseUrl: server.url, token: 't', middleware: [count], ...options?.() });
    const work = call(client, controller.signal);
    work.catch(() => {});
    while (!isThere()) await sleep(5);
    // Lets the SDK process what has arrived, so that it waits for the next event.
    await sleep(20);
    expect(await abortImmediately(controller, work, 'changed my mind')).toMatchObject({
      name: 'AbortError',
      phase,
      cause: 'changed my mind',
    });
    expect(removed.mock.calls.length).toBe(added.mock.calls.length);
    await sleep(5);
    expect([...timers.values()]).toEqual([]);
  },
);

test('a wait whose signal is already aborted ends immediately, and leaves no timer', async () => {
  await realClock.sleep(60_000, AbortSignal.abort());
  expect(timers.size).toBe(0);
});
