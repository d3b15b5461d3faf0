// A program that reads a long stream, and prints its length and the growth of the memory. It is a process of its
// own, because a garbage collection in the process of Jest, which holds gigabytes, takes a second of CPU time.
import { createClient } from '../../sdk/src/index.js';

export interface StreamReading {
  bytes: number;
  /** Maximum growth of the memory in use, compared with the memory in use after a tenth of the stream. */
  grownBytes: number;
}

const { BASE_URL: baseUrl = '', STREAM: name, STREAM_BYTES: streamSize, EVENT_BYTES: eventSize } = process.env;
const [streamBytes, eventBytes] = [Number(streamSize), Number(eventSize)];

function usedBytes(): number {
  if (!global.gc) throw new Error('needs node --expose-gc');
  global.gc();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

async function read(stream: AsyncIterable<unknown>, lengthOf: (piece: never) => number): Promise<StreamReading> {
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

const client = createClient({ baseUrl, token: 'token' });
const reading =
  name === 'chat'
    ? await read(await client.chat.stream({ agentId: 1, message: 'Hi' }), () => eventBytes)
    : await read(await client.auditLog.export(), (piece: Uint8Array) => piece.byteLength);
console.log(JSON.stringify(reading));
