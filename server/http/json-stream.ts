// Writes a JSON array, or an object that contains one, while its items are still being read, so that memory does not grow with the answer.
//
// Nothing is sent before the first piece is full. Until then a failure is an ordinary error reply, and an answer that ends before it has its
// exact length like any other. After that a failure cuts the connection: what arrived is no JSON, and its last chunk is missing.
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { contextOf } from './request-context.js';
import { cutSlowReader, slowestReading, type SlowestReading } from './slow-readers.js';

/** A few network packets, and one write for many small items. In UTF-16 units, so a text of many bytes makes a piece larger. */
const pieceLength = 64 * 1024;

interface Piece {
  bytes: Buffer;
  isLast: boolean;
}

/** The JSON before and after the items. */
export interface ListFrame {
  readonly opening: string;
  readonly closing: string;
}

const arrayFrame: ListFrame = { opening: '[', closing: ']' };

/** A reply body whose one list is still being read. */
export interface StreamedList {
  readonly items: AsyncIterable<unknown>;
  readonly frame: ListFrame;
  /** Returns the body with these items. */
  bodyWith(items: readonly unknown[]): unknown;
}

export interface ItemWriting {
  /** Default: a bare array. */
  frame?: ListFrame;
  /** Throws for an item that must not leave. */
  check(item: unknown): void;
  /** The key under which an item has a list of items of the same kind, and these again. */
  nestedIn: string | undefined;
  /** Whether the items keep something while they are read: then a slow reader is cut at the deadline, else when slower than any network. */
  endsWithDeadline: boolean | undefined;
  slowest?: SlowestReading;
}

type Item = Record<string, unknown>;

const isItemStream = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;

/** Finds the list that is still being read: the body itself or one of its properties, which is written last. Null if there is none. */
export function streamedListOf(body: unknown): StreamedList | null {
  if (isItemStream(body)) return { items: body, frame: arrayFrame, bodyWith: (items) => items };
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return null;
  const property = Object.entries(body).find(([, value]) => isItemStream(value));
  if (property === undefined) return null;
  const [name, items] = property as [string, AsyncIterable<unknown>];
  const { [name]: _list, ...others } = body as Record<string, unknown>;
  const opening = JSON.stringify({ ...others, [name]: [] }).slice(0, -']}'.length);
  return { items, frame: { opening, closing: ']}' }, bodyWith: (list) => ({ ...others, [name]: list }) };
}

/**
 * An item with all that is nested in it. The check and JSON.stringify call themselves for what is nested, which ends at some thousand levels;
 * so they are given one level at a time, and what is still to be written waits in a list: items, and the texts that close them.
 */
function nestedText(top: Item, { check, nestedIn = '' }: ItemWriting): string {
  const texts: string[] = [];
  const waiting: (Item | string)[] = [top];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next === 'string') {
      texts.push(next);
      continue;
    }
    const { [nestedIn]: below, ...own } = next;
    check({ ...own, [nestedIn]: [] });
    texts.push(JSON.stringify(own).slice(0, -1), `,${JSON.stringify(nestedIn)}:[`);
    waiting.push(']}');
    (below as Item[]).toReversed().forEach((item, index) => waiting.push(...(index === 0 ? [item] : [',', item])));
  }
  return texts.join('');
}

function textOf(item: unknown, writing: ItemWriting): string {
  if (writing.nestedIn !== undefined) return nestedText(item as Item, writing);
  writing.check(item);
  return JSON.stringify(item);
}

async function* piecesOf(items: AsyncIterable<unknown>, writing: ItemWriting): AsyncGenerator<Piece, void, undefined> {
  const { opening, closing } = writing.frame ?? arrayFrame;
  let text = opening;
  let isFirst = true;
  for await (const item of items) {
    text += (isFirst ? '' : ',') + textOf(item, writing);
    isFirst = false;
    if (text.length < pieceLength) continue;
    const bytes = Buffer.from(text);
    // A slow reader must not keep the text in memory beside its bytes.
    text = '';
    yield { bytes, isLast: false };
  }
  yield { bytes: Buffer.from(text + closing), isLast: true };
}

async function* bytesOf(
  first: Buffer,
  rest: AsyncGenerator<Piece, void, undefined>,
): AsyncGenerator<Buffer, void, undefined> {
  yield first;
  for await (const { bytes } of rest) yield bytes;
}

/** Goes on when a piece has been read; cuts who takes longer for all of them together than they may take. What we take ourselves is not counted. */
async function* atBearablePace(
  pieces: AsyncIterable<Buffer>,
  response: Response,
  { graceMs, bytesPerSecond }: SlowestReading,
): AsyncGenerator<Buffer, void, undefined> {
  let leftMs = graceMs;
  for await (const piece of pieces) {
    leftMs += (1000 * piece.length) / bytesPerSecond;
    const letBe = cutSlowReader(response, { graceMs: leftMs, bytesPerSecond });
    const writtenAt = performance.now();
    try {
      yield piece;
    } finally {
      letBe();
      leftMs = Math.max(0, leftMs - (performance.now() - writtenAt));
    }
  }
  // What is left of the last piece.
  cutSlowReader(response, { graceMs: leftMs, bytesPerSecond });
}

/** Resolves when all is written or nobody reads any more; the items are closed in either case. Rejects when they fail. */
export async function writeJsonList(
  response: Response,
  status: number,
  items: AsyncIterable<unknown>,
  writing: ItemWriting,
): Promise<void> {
  const pieces = piecesOf(items, writing);
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
    const bytes = bytesOf(first.bytes, pieces);
    if (writing.endsWithDeadline) contextOf(response.req).endsWithDeadline = true;
    await pipeline(
      writing.endsWithDeadline ? bytes : atBearablePace(bytes, response, writing.slowest ?? slowestReading),
      response,
    );
  } catch (error) {
    // The client went away or was cut by the deadline, which is logged there.
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  } finally {
    await pieces.return();
  }
}
