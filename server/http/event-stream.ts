// Writes a stream of events (text/event-stream), each a line of JSON, at the pace at which the client reads.
import { once } from 'node:events';
import type { Response } from 'express';
import { cutSlowReader, slowestReading, type SlowestReading } from './slow-readers.js';

const headers = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  // A cache or a proxy that collects the events would hold them back until the end.
  'Cache-Control': 'no-cache, no-transform',
  'X-Accel-Buffering': 'no',
};

/** Proxies cut connections on which nothing is said, mostly after 60 s. */
const keepAliveMs = 15_000;

/** Waits while the client does not read, for as long as it may. False: it is gone. */
async function write(response: Response, text: string, slowest: SlowestReading): Promise<boolean> {
  if (response.destroyed || response.closed) return false;
  if (response.write(text)) return true;
  const gone = new AbortController();
  const onClose = () => gone.abort();
  response.once('close', onClose);
  const letBe = cutSlowReader(response, slowest);
  return once(response, 'drain', { signal: gone.signal })
    .then(
      () => true,
      () => false,
    )
    .finally(() => {
      letBe();
      response.removeListener('close', onClose);
    });
}

/** Resolves when everything is written or the client is gone; then the source is told by `cancel`. Rejects when the source fails. */
export async function writeEventStream(
  response: Response,
  status: number,
  given: Record<string, string>,
  events: ReadableStream<unknown>,
  {
    keepAliveEveryMs = keepAliveMs,
    slowest = slowestReading,
  }: { keepAliveEveryMs?: number; slowest?: SlowestReading } = {},
): Promise<void> {
  const reader = events.getReader();
  // Ends the waiting for the next event as well.
  const onClose = () => void reader.cancel().catch(() => undefined);
  response.once('close', onClose);
  if (response.closed) onClose();
  response.writeHead(status, { ...headers, ...given });
  response.flushHeaders();
  const keepAlive = setInterval(() => {
    // A client that does not read needs no sign of life.
    if (response.writableLength === 0) response.write(': keep-alive\n\n');
  }, keepAliveEveryMs);
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      if (!(await write(response, `data: ${JSON.stringify(next.value)}\n\n`, slowest))) return;
    }
    response.end('data: [DONE]\n\n');
    cutSlowReader(response, slowest);
  } finally {
    clearInterval(keepAlive);
    response.removeListener('close', onClose);
  }
}
