// Tests chat streams that were left, cut or aborted. A part of an answer is never returned as the whole answer.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
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
