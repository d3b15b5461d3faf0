/** @alone */
// A long stream takes no more memory than a short one: 500 MB in the long form, 60 MB otherwise.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createClient, type Client } from '../../sdk/src/index.js';
import { isFullRun } from '../support/full-run.js';
import { startMisbehavingServer, type MisbehavingServer } from './misbehaving-server.js';

const mebibyte = 2 ** 20;
/** Buffers of sockets, which a busy machine collects late, may have 18 MB. A kept stream would have 54 MB. */
const maxGrownBytes = 25 * mebibyte;
const streamBytes = (isFullRun ? 500 : 60) * mebibyte;

let server: MisbehavingServer;
let client: Client;
beforeAll(async () => {
  setFlagsFromString('--expose-gc');
  server = await startMisbehavingServer();
  client = createClient({ baseUrl: server.url, token: 'token' });
});
afterAll(() => server.close());

/** Sends a block again and again, as fast as the client reads. */
function streamOf(contentType: string, block: string, end = ''): void {
  server.behave((_request, response) => {
    response.writeHead(200, { 'Content-Type': contentType });
    let sentBytes = 0;
    const send = () => {
      while (sentBytes < streamBytes) {
        sentBytes += block.length;
        if (!response.write(block)) return;
      }
      response.end(end);
    };
    response.on('drain', send);
    send();
  });
}

/** Returns the memory in use after a garbage collection, in bytes. */
function usedBytes(): number {
  (runInNewContext('gc') as () => void)();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Reads a stream, and returns its length and how much the memory grew after the first tenth of it. */
async function read(stream: AsyncIterable<unknown>, lengthOf: (piece: never) => number) {
  let bytes = 0;
  let atStart: number | undefined;
  let atMost = 0;
  let nextCheck = streamBytes / 10;
  for await (const piece of stream) {
    bytes += lengthOf(piece as never);
    if (bytes < nextCheck) continue;
    nextCheck += streamBytes / 10;
    const used = usedBytes();
    atStart ??= used;
    atMost = Math.max(atMost, used);
  }
  return { bytes, grownBytes: atMost - (atStart ?? NaN) };
}

test('events of a chat are not kept', async () => {
  const delta = 'x'.repeat(1000);
  const event = `data: ${JSON.stringify({ type: 'reasoning-delta', id: '1', delta })}\n\n`;
  streamOf('text/event-stream', event.repeat(60), 'data: {"type":"finish"}\n\ndata: [DONE]\n\n');
  const stream = await client.chat.stream({ agentId: 1, message: 'Hi' });
  const { bytes, grownBytes } = await read(stream, () => event.length);
  expect(bytes).toBeGreaterThanOrEqual(streamBytes);
  expect(grownBytes).toBeLessThan(maxGrownBytes);
});

test('an export is not kept', async () => {
  streamOf('application/x-ndjson', `${JSON.stringify({ id: 1, text: 'x'.repeat(1000) })}\n`.repeat(60));
  const stream = await client.auditLog.export();
  const { bytes, grownBytes } = await read(stream, (piece: Uint8Array) => piece.byteLength);
  expect(bytes).toBeGreaterThanOrEqual(streamBytes);
  expect(grownBytes).toBeLessThan(maxGrownBytes);
});
