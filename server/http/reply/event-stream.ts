// Writes the events of a run as text/event-stream. Each event is one line of JSON.
import { once } from 'node:events';
import type { Response } from 'express';
import { closeIfReadingSlowly, defaultMinReadingRate, type MinReadingRate } from './slow-readers.js';

const headers = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  // Prevents proxies from holding the events back until the end.
  'Cache-Control': 'no-cache, no-transform',
  'X-Accel-Buffering': 'no',
};

/**
 * Proxies close idle connections, usually after 60 s. The contract names this interval, and the SDK considers a
 * connection lost after 60 s without a byte.
 */
export const defaultKeepAliveMs = 15_000;

/** Waits until a slow client has read the text. Returns false if the client has disconnected. */
async function write(response: Response, text: string, minRate: MinReadingRate): Promise<boolean> {
  if (response.destroyed || response.closed) return false;
  if (response.write(text)) return true;
  const disconnected = new AbortController();
  const onClose = () => disconnected.abort();
  response.once('close', onClose);
  const cancel = closeIfReadingSlowly(response, minRate);
  return once(response, 'drain', { signal: disconnected.signal })
    .then(
      () => true,
      () => false,
    )
    .finally(() => {
      cancel();
      response.removeListener('close', onClose);
    });
}

/**
 * Resolves when everything is written, or when the client has disconnected. A disconnect cancels `events`. Rejects if
 * `events` fails.
 */
export async function writeEventStream(
  response: Response,
  status: number,
  replyHeaders: Record<string, string>,
  events: ReadableStream<string>,
  {
    keepAliveEveryMs = defaultKeepAliveMs,
    minRate = defaultMinReadingRate,
  }: { keepAliveEveryMs?: number; minRate?: MinReadingRate } = {},
): Promise<void> {
  const reader = events.getReader();
  // Cancelling also ends a pending read of the next event.
  const onClose = () => void reader.cancel().catch(() => undefined);
  response.once('close', onClose);
  if (response.closed) onClose();
  response.writeHead(status, { ...headers, ...replyHeaders });
  response.flushHeaders();
  if (response.req.method === 'HEAD') {
    response.removeListener('close', onClose);
    response.end();
    return reader.cancel();
  }
  const keepAlive = setInterval(() => {
    // While events wait to be sent, no keep-alive is needed.
    if (response.writableLength === 0) response.write(': keep-alive\n\n');
  }, keepAliveEveryMs);
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      if (!(await write(response, `data: ${next.value}\n\n`, minRate))) return;
    }
    response.end('data: [DONE]\n\n');
    closeIfReadingSlowly(response, minRate);
  } finally {
    clearInterval(keepAlive);
    response.removeListener('close', onClose);
  }
}
