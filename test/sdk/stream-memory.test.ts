/** @measures */
// Tests that what was read from a stream is not kept in memory.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { builtFile } from '../support/built.js';
import { isFullRun } from '../support/full-run.js';
import { startMisbehavingServer, type MisbehavingServer } from './misbehaving-server.js';
import type { StreamReading } from './stream-memory-process.js';

const mebibyte = 2 ** 20;
/**
 * Buffers of sockets, which a busy machine collects late, can take 18 MB. A stream of 60 MiB that was kept in memory
 * would take 54 MiB after the first measurement.
 */
const maxGrownBytes = 25 * mebibyte;
const streamBytes = (isFullRun ? 500 : 60) * mebibyte;

let server: MisbehavingServer;
beforeAll(async () => void (server = await startMisbehavingServer()));
afterAll(() => server.close());

/** Sends a block repeatedly, as fast as the client reads. */
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

async function read(stream: 'chat' | 'export', eventBytes = 0): Promise<StreamReading> {
  const env = {
    ...process.env,
    NODE_OPTIONS: '',
    BASE_URL: server.url,
    STREAM: stream,
    STREAM_BYTES: `${streamBytes}`,
    EVENT_BYTES: `${eventBytes}`,
  };
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--expose-gc', builtFile('test/sdk/stream-memory-process.ts')],
    { env },
  );
  return JSON.parse(stdout) as StreamReading;
}

test('events of a chat are not kept in memory', async () => {
  const delta = 'x'.repeat(1000);
  const event = `data: ${JSON.stringify({ type: 'reasoning-delta', id: '1', delta })}\n\n`;
  streamOf('text/event-stream', event.repeat(60), 'data: {"type":"finish"}\n\ndata: [DONE]\n\n');
  const { bytes, grownBytes } = await read('chat', event.length);
  expect(bytes).toBeGreaterThanOrEqual(streamBytes);
  expect(grownBytes).toBeLessThan(maxGrownBytes);
});

test('an export is not kept in memory', async () => {
  streamOf('application/x-ndjson', `${JSON.stringify({ id: 1, text: 'x'.repeat(1000) })}\n`.repeat(60));
  const { bytes, grownBytes } = await read('export');
  expect(bytes).toBeGreaterThanOrEqual(streamBytes);
  expect(grownBytes).toBeLessThan(maxGrownBytes);
});
