// Tests chat streams that were left, cut or aborted. A part of an answer is never returned as the whole answer.
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import * as sdk from '../../sdk/src/index.js';
import { startMisbehavingServer, type MisbehavingServer, type Misbehaviour } from './misbehaving-server.js';
import { failure } from './failure.js';

let server: MisbehavingServer;
let client: sdk.Client;
beforeAll(async () => {
  server = await startMisbehavingServer();
  client = sdk.createClient({ baseUrl: server.url, token: 't' });
});
afterAll(() => server.close());

const first = 'data: {"type":"start"}\n\ndata: {"type":"text-delta","id":"1","delta":"Half"}\n\n';
const rest = 'data: {"type":"text-delta","id":"1","delta":" and half"}\n\ndata: {"type":"finish"}\n\n';
const answer =
  (body: string, isOpen = false): Misbehaviour =>
  (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write(body);
    if (!isOpen) response.end();
  };
const open = (options?: sdk.CallOptions) => client.chat.stream({ agentId: 1, message: 'Hi' }, options);
const loop = async (stream: sdk.ChatStream) => {
  for await (const event of stream) void event;
};
const methods = ['result', 'text', 'toolCalls', 'usage'] as const;

describe('after a loop', () => {
  test('that was left, every method and a second loop reject with a UsageError', async () => {
    server.behave(answer(first + rest + 'data: [DONE]\n\n'));
    for (const method of methods) {
      const stream = await open();
      for await (const event of stream) if (event.type === 'text-delta') break;
      expect(await failure(stream[method]())).toMatchObject({
        name: 'UsageError',
        message: expect.stringContaining('the stream was left before its end'),
        attempts: 1,
      });
      expect(await failure(loop(stream))).toBeInstanceOf(sdk.UsageError);
    }
  });

  test('over a cut stream, the methods reject with the same error again', async () => {
    server.behave(answer(first));
    for (const method of methods) {
      const stream = await open();
      const error = await failure(loop(stream));
      expect(error).toBeInstanceOf(sdk.ConnectionError);
      expect(error).toMatchObject({ attempts: 1 });
      expect(await failure(stream[method]())).toBe(error);
      expect(await failure(loop(stream))).toBe(error);
    }
  });

  test('that was aborted, the methods reject with the same error again', async () => {
    server.behave(answer(first, true));
    const controller = new AbortController();
    const stream = await open({ signal: controller.signal });
    const reading = failure(
      (async () => {
        for await (const delta of stream.textDeltas()) if (delta) controller.abort();
      })(),
    );
    const error = await reading;
    expect(error).toBeInstanceOf(sdk.AbortError);
    expect(await failure(stream.result())).toBe(error);
  });

  test('that was aborted, no further event is delivered, even if the whole answer was received', async () => {
    server.behave(answer(first + rest + 'data: [DONE]\n\n'));
    const controller = new AbortController();
    const stream = await open({ signal: controller.signal });
    const seen: string[] = [];
    const reading = (async () => {
      for await (const { type } of stream) {
        seen.push(type);
        if (type === 'text-delta') controller.abort();
      }
    })();
    const error = await failure(reading);
    expect(error).toBeInstanceOf(sdk.AbortError);
    expect(seen).toEqual(['start', 'text-delta']);
    expect(await failure(stream.result())).toBe(error);
  });

  test('that read the whole stream, the methods return the answer and a second loop rejects', async () => {
    server.behave(answer(first + rest + 'data: [DONE]\n\n'));
    const stream = await open();
    await loop(stream);
    expect(await Promise.all([stream.text(), stream.text()])).toEqual(['Half and half', 'Half and half']);
    expect(await failure(loop(stream))).toMatchObject({
      message: expect.stringContaining('was read before'),
      attempts: 1,
    });
    const other = await open();
    expect(await Promise.all([other.text(), other.toolCalls()])).toEqual(['Half and half', []]);
  });
});

describe('a second reader', () => {
  const body = first + rest + 'data: [DONE]\n\n';
  const second: [string, (stream: sdk.ChatStream) => Promise<unknown>][] = [
    ['a loop', loop],
    ...methods.map((method): [string, (stream: sdk.ChatStream) => Promise<unknown>] => [
      method,
      (stream) => stream[method](),
    ]),
  ];

  test.each(second)('%s rejects while a loop reads, and the loop gets every event', async (_name, read) => {
    server.behave(answer(body));
    const stream = await open();
    const types: string[] = [];
    for await (const { type } of stream) {
      types.push(type);
      expect(await failure(read(stream))).toMatchObject({
        name: 'UsageError',
        message: expect.stringContaining('the stream is being read'),
        attempts: 1,
      });
    }
    expect(types).toEqual(['start', 'text-delta', 'text-delta', 'finish']);
    expect((await stream.result()).text).toBe('Half and half');
  });

  test('a loop rejects while a method reads', async () => {
    server.behave(answer(body));
    const stream = await open();
    const [text, error] = await Promise.all([stream.text(), failure(loop(stream))]);
    expect(text).toBe('Half and half');
    expect(error).toBeInstanceOf(sdk.UsageError);
  });
});

describe('a stream', () => {
  test.each([
    ['with carriage returns only', `${first}${rest}data: [DONE]\n\n`.replaceAll('\n', '\r')],
    ['with empty data', `${first}data:\n\ndata: \n\n${rest}data: [DONE]\n\n`],
  ])('%s is read to its end', async (_name, body) => {
    server.behave(answer(body));
    expect(await (await open()).text()).toBe('Half and half');
  });

  test('without X-Thread-ID takes the thread id from its first event', async () => {
    const start = 'data: {"type":"start","messageMetadata":{"threadId":"t"}}\n\n';
    server.behave(answer(`${start}${rest}data: [DONE]\n\n`));
    expect(await (await open()).result()).toMatchObject({ threadId: 't' });
  });

  test.each([{}, { 'Content-Type': 'text/event-stream' }])(
    'that is a 204 with the headers %j is a ResponseParseError for an empty body',
    async (headers) => {
      server.behave((_request, response) => response.writeHead(204, headers).end());
      const error = await failure(open());
      expect(error).toMatchObject({ name: 'ResponseParseError', message: 'POST /chat: 204 with an empty body' });
      expect(error.cause).toBeUndefined();
      expect(await client.chat.resume('t')).toBeNull();
    },
  );
});

describe('a silent connection', () => {
  afterEach(() => void jest.restoreAllMocks());

  /** Catches the timers of this delay, so that a test can let the time pass. */
  function catchTimers(caughtMs: number) {
    const running = new Map<unknown, () => void>();
    const [start, stop] = [globalThis.setTimeout, globalThis.clearTimeout];
    const started = jest.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, delayMs: number) => {
      if (delayMs !== caughtMs) return start(run, delayMs);
      const timer = {};
      running.set(timer, run);
      return timer;
    }) as typeof setTimeout);
    jest.spyOn(globalThis, 'clearTimeout').mockImplementation((timer) => void (running.delete(timer) || stop(timer)));
    const count = () => started.mock.calls.filter(([, delayMs]) => delayMs === caughtMs).length;
    return {
      running: () => running.size,
      count,
      pass: () => running.forEach((run) => run()),
      /** Waits until so many timers were started. */
      async reach(expected: number) {
        while (count() < expected) await sleep(5);
      },
    };
  }
  const silent = answer(first, true);

  test.each<[string, object, object, number]>([
    ['the default', {}, {}, 60_000],
    ['a short attemptTimeoutMs', { attemptTimeoutMs: 9_000 }, {}, 60_000],
    ['a long attemptTimeoutMs of the client', { attemptTimeoutMs: 70_000 }, {}, 70_000],
    ['a long attemptTimeoutMs of the call', {}, { attemptTimeoutMs: 80_000 }, 80_000],
  ])('with %s is a TimeoutError, and the SDK closes it', async (_name, settings, options, timeoutMs) => {
    const closed = new Promise((resolve) =>
      server.behave((request, response) => {
        response.on('close', resolve);
        silent(request, response);
      }),
    );
    const own = sdk.createClient({ baseUrl: server.url, token: 't', ...settings });
    const stream = await own.chat.stream({ agentId: 1, message: 'Hi' }, options);
    const timers = catchTimers(timeoutMs);
    const types: string[] = [];
    const reading = failure(
      (async () => {
        for await (const { type } of stream) types.push(type);
      })(),
    );
    while (types.length < 2) await sleep(5);
    timers.pass();
    const error = await reading;
    const expected = { name: 'TimeoutError', kind: 'attempt', timeoutMs, phase: 'body', attempts: 1 };
    expect(error).toMatchObject(expected);
    expect(await failure(stream.result())).toBe(error);
    expect(timers.running()).toBe(0);
    await closed;
  });

  test('is detected only while the SDK reads, and each comment restarts the limit', async () => {
    let write: (text: string) => void = () => {};
    server.behave((request, response) => {
      silent(request, response);
      write = (text) => void response.write(text);
    });
    const stream = await open();
    const timers = catchTimers(60_000);
    const events = stream[Symbol.asyncIterator]();
    await events.next();
    expect(timers.running()).toBe(0);
    await events.next();
    const next = events.next();
    const read = timers.count();
    write(': keep-alive\n\n');
    await timers.reach(read + 1);
    expect(timers.running()).toBe(1);
    write(`${rest}data: [DONE]\n\n`);
    expect(await next).toMatchObject({ value: { type: 'text-delta' } });
    expect((await events.next()).value).toEqual({ type: 'finish' });
    expect((await events.next()).done).toBe(true);
    expect(timers.running()).toBe(0);
  });

  test('with attemptTimeoutMs Infinity has no limit', async () => {
    server.behave(answer(first + rest + 'data: [DONE]\n\n'));
    const timers = catchTimers(60_000);
    expect(await (await open({ attemptTimeoutMs: Infinity })).text()).toBe('Half and half');
    expect(timers.count()).toBe(0);
  });
});
