// Writes a JSON array while its items are still being read, so that memory does not grow with the answer.
//
// Nothing is sent before the first piece is full. Until then a failure is an ordinary error reply, and an answer that ends before it has its
// exact length like any other. After that a failure cuts the connection: what arrived is no JSON, and its last chunk is missing.
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { contextOf } from './request-context.js';

/** A few network packets, and one write for many small items. In UTF-16 units, so a text of many bytes makes a piece larger. */
const pieceLength = 64 * 1024;

interface Piece {
  bytes: Buffer;
  isLast: boolean;
}

/** Throws for an item that must not leave. */
export type ItemCheck = (item: unknown) => void;

export const isItemStream = (body: unknown): body is AsyncIterable<unknown> => typeof body === 'object' && body !== null && Symbol.asyncIterator in body;

async function* piecesOf(items: AsyncIterable<unknown>, check: ItemCheck): AsyncGenerator<Piece, void, undefined> {
  let text = '[';
  let isFirst = true;
  for await (const item of items) {
    check(item);
    text += (isFirst ? '' : ',') + JSON.stringify(item);
    isFirst = false;
    if (text.length < pieceLength) continue;
    yield { bytes: Buffer.from(text), isLast: false };
    text = '';
  }
  yield { bytes: Buffer.from(`${text}]`), isLast: true };
}

async function* bytesOf(first: Buffer, rest: AsyncGenerator<Piece, void, undefined>): AsyncGenerator<Buffer, void, undefined> {
  yield first;
  for await (const { bytes } of rest) yield bytes;
}

/** Resolves when all is written or nobody reads any more; the items are closed in either case. Rejects when they fail. */
export async function writeJsonArray(response: Response, status: number, items: AsyncIterable<unknown>, check: ItemCheck): Promise<void> {
  const pieces = piecesOf(items, check);
  try {
    const { value: first } = await pieces.next();
    // The deadline has answered meanwhile, or the client went away.
    if (!first || response.headersSent || response.destroyed) return;
    response.statusCode = status;
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    if (first.isLast) response.setHeader('Content-Length', first.bytes.length);
    if (first.isLast || response.req.method === 'HEAD') {
      response.end(response.req.method === 'HEAD' ? undefined : first.bytes);
      return;
    }
    // Somebody who reads slowly keeps what the items come from, such as a connection to the database.
    contextOf(response.req).endsWithDeadline = true;
    await pipeline(bytesOf(first.bytes, pieces), response);
  } catch (error) {
    // The client went away or was cut by the deadline, which is logged there.
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  } finally {
    await pieces.return();
  }
}
