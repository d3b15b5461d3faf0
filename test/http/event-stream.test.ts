import { once } from 'node:events';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import type { Response as ExpressResponse } from 'express';
import { defaultKeepAliveMs, writeEventStream } from '../../server/http/reply/event-stream.js';
import { eventually } from '../support/eventually.js';

const open: http.Server[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

interface Served {
  port: number;
  url: string;
  /** One promise per reply. It settles when the reply was written or has failed. */
  ends: Promise<unknown>[];
}

async function serve(events: () => ReadableStream<string>, keepAliveMs?: number): Promise<Served> {
  const ends: Promise<unknown>[] = [];
  const server = http.createServer((_request, response) => {
    const end = writeEventStream(
      response as unknown as ExpressResponse,
      200,
      { 'X-Thread-ID': 't' },
      events(),
      keepAliveMs === undefined ? {} : { keepAliveEveryMs: keepAliveMs },
    );
    end.catch(() => response.destroy());
    ends.push(end);
  });
  open.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { port, url: `http://127.0.0.1:${port}`, ends };
}

const countTimers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('each event is one line, and the last line marks the end', async () => {
  const { url, ends } = await serve(() =>
    ReadableStream.from([{ text: 'a\nb\r\n\ndata: c' }, { n: 1 }].map((event) => JSON.stringify(event))),
  );
  const response = await fetch(url);
  expect(await response.text()).toBe('data: {"text":"a\\nb\\r\\n\\ndata: c"}\n\ndata: {"n":1}\n\ndata: [DONE]\n\n');
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache, no-transform',
    'x-thread-id': 't',
  });
  await ends[0];
});

test('sends headers before the first event, and keep-alive comments between events', async () => {
  let say: (value: string) => void = () => undefined;
  const { url } = await serve(
    () =>
      new ReadableStream<string>({
        start: (controller) => void (say = (value) => (controller.enqueue(value), controller.close())),
      }),
    40,
  );
  const reader = (await fetch(url)).body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const readUntil = async (ending: string) => {
    while (!text.endsWith(ending)) {
      const { done, value } = await reader.read();
      if (done) throw new Error(`the stream ended: ${text}`);
      text += value;
    }
  };
  await readUntil(': keep-alive\n\n: keep-alive\n\n');
  say('{"n":1}');
  await readUntil('data: [DONE]\n\n');
  expect(text).toMatch(/^(: keep-alive\n\n){2,}data: \{"n":1\}\n\ndata: \[DONE\]\n\n$/);
});

test('the default interval of keep-alives is the interval that the contract names', () => {
  expect(defaultKeepAliveMs).toBe(15_000);
});

test('a client that does not read pauses the source', async () => {
  // Number of events. Together, they are much larger than the buffers of a connection.
  const max = 5_000;
  let pulled = 0;
  const source = () =>
    new ReadableStream<string>(
      {
        pull: (controller) =>
          pulled === max
            ? controller.close()
            : controller.enqueue(JSON.stringify({ n: ++pulled, text: 'x'.repeat(10_000) })),
      },
      { highWaterMark: 0 },
    );
  const { port, ends } = await serve(source);
  const socket = net.connect(port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  socket.pause();
  const pulledTwice = async () => {
    const before = pulled;
    await pause(400);
    return [before, pulled] as const;
  };
  const [held] = await eventually(pulledTwice, ([before, after]) => before > 0 && before === after);
  expect(held).toBeLessThan(max);
  socket.destroy();
  await ends[0];
});

test('a client that disconnects cancels the source, even if the source is idle, and leaves no timer', async () => {
  const timersBefore = countTimers();
  let isCancelled = false;
  const { url, ends } = await serve(
    () =>
      new ReadableStream<string>({
        start: (controller) => controller.enqueue('{}'),
        cancel: () => void (isCancelled = true),
      }),
  );
  const control = new AbortController();
  const response = await fetch(url, { signal: control.signal });
  await response.body?.getReader().read();
  control.abort();
  await eventually(
    () => isCancelled,
    (cancelled) => cancelled,
  );
  await ends[0];
  expect(countTimers()).toBe(timersBefore);
});

test('a failing source does not produce a stream that looks complete', async () => {
  const { url } = await serve(() =>
    ReadableStream.from(
      (async function* () {
        yield '{}';
        await pause(30);
        throw new Error('broken');
      })(),
    ),
  );
  const response = await fetch(url);
  await expect(response.text()).rejects.toThrow();
});
