// Writes a JSON array, an object that contains an array, or lines of JSON while reading the items. The memory used does
// not depend on the number of items.
//
// Until the first piece is complete, nothing is sent, and a failure produces an error reply. A later failure closes the
// connection without the final chunk.
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { contextOf } from '../request/request-context.js';
import { closeIfReadingSlowly, defaultMinReadingRate, type MinReadingRate } from './slow-readers.js';

/** Minimum length of every piece except the last, in UTF-16 units. */
const minPieceLength = 64 * 1024;

interface Piece {
  bytes: Buffer;
  isLast: boolean;
}

export interface ListFrame {
  readonly opening: string;
  readonly closing: string;
}

const arrayFrame: ListFrame = { opening: '[', closing: ']' };
const noFrame: ListFrame = { opening: '', closing: '' };

export interface StreamedList {
  readonly items: AsyncIterable<unknown>;
  readonly frame: ListFrame;
  /** Returns the body with the given items as its list. */
  bodyWith(items: readonly unknown[]): unknown;
}

export interface ItemWriting {
  /** Default: an array. With `isLines`, the default is no frame. */
  frame?: ListFrame;
  headers?: Record<string, string> | undefined;
  /** Throws if an item does not match the contract. */
  check(item: unknown): void;
  /** If the items are trees, the name of the property that lists an item's children. */
  nestedIn: string | undefined;
  /** Whether the reply ends at the deadline. If not, the client must read at `minRate`. */
  endsWithDeadline: boolean | undefined;
  minRate?: MinReadingRate;
  /** Whether to write each item on a line of its own (NDJSON) instead of an array. */
  isLines?: boolean;
}

type Item = Record<string, unknown>;

const isItemStream = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;

/** Returns the list if the body, or one of its properties, is an AsyncIterable. Otherwise returns null. */
export function streamedListOf(body: unknown): StreamedList | null {
  if (isItemStream(body)) return { items: body, frame: arrayFrame, bodyWith: (items) => items };
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return null;
  const properties = Object.entries(body);
  const index = properties.findIndex(([, value]) => isItemStream(value));
  const [name, items] = properties[index] ?? [];
  if (name === undefined) return null;
  const opening = JSON.stringify({ ...Object.fromEntries(properties.slice(0, index)), [name]: [] });
  const following = JSON.stringify(Object.fromEntries(properties.slice(index + 1)));
  return {
    items: items as AsyncIterable<unknown>,
    frame: {
      opening: opening.slice(0, -']}'.length),
      closing: following === '{}' ? ']}' : `],${following.slice('{'.length)}`,
    },
    bodyWith: (list) => ({ ...body, [name]: list }),
  };
}

/**
 * Converts a tree without recursion, because the check and JSON.stringify would overflow the stack at a few thousand
 * levels.
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

interface Draft {
  text: string;
}

/** Appends the list to the draft. Yields when the draft is a full piece. An item may contain a streamed list. */
async function* writeList(
  draft: Draft,
  { items, frame }: Pick<StreamedList, 'items' | 'frame'>,
  writing: ItemWriting,
): AsyncGenerator<void, void, undefined> {
  draft.text += frame.opening;
  let isFirst = true;
  for await (const item of items) {
    if (!isFirst && !writing.isLines) draft.text += ',';
    isFirst = false;
    const inner = writing.nestedIn === undefined ? streamedListOf(item) : null;
    if (inner === null) draft.text += textOf(item, writing);
    else {
      writing.check(inner.bodyWith([]));
      const check = (part: unknown) => writing.check(inner.bodyWith([part]));
      yield* writeList(draft, inner, { ...writing, isLines: false, check });
    }
    if (writing.isLines) draft.text += '\n';
    if (draft.text.length >= minPieceLength) yield;
  }
  draft.text += frame.closing;
}

async function* piecesOf(items: AsyncIterable<unknown>, writing: ItemWriting): AsyncGenerator<Piece, void, undefined> {
  const draft: Draft = { text: '' };
  const { frame = writing.isLines ? noFrame : arrayFrame } = writing;
  for await (const _ of writeList(draft, { items, frame }, writing)) {
    const bytes = Buffer.from(draft.text);
    // Free the text before a slow client reads the bytes.
    draft.text = '';
    yield { bytes, isLast: false };
  }
  yield { bytes: Buffer.from(draft.text), isLast: true };
}

async function* bytesOf(
  first: Buffer,
  rest: AsyncGenerator<Piece, void, undefined>,
): AsyncGenerator<Buffer, void, undefined> {
  yield first;
  for await (const { bytes } of rest) yield bytes;
}

/**
 * Closes the connection if the client's total reading time exceeds `graceMs` plus the time that all bytes take at
 * `bytesPerSecond`. Time in which the server prepares a piece does not count.
 */
async function* withReadingLimit(
  pieces: AsyncIterable<Buffer>,
  response: Response,
  { graceMs, bytesPerSecond }: MinReadingRate,
): AsyncGenerator<Buffer, void, undefined> {
  let leftMs = graceMs;
  for await (const piece of pieces) {
    leftMs += (1000 * piece.length) / bytesPerSecond;
    const cancel = closeIfReadingSlowly(response, { graceMs: leftMs, bytesPerSecond });
    const writtenAt = performance.now();
    try {
      yield piece;
    } finally {
      cancel();
      leftMs = Math.max(0, leftMs - (performance.now() - writtenAt));
    }
  }
  closeIfReadingSlowly(response, { graceMs: leftMs, bytesPerSecond });
}

/**
 * Resolves when everything is written, when the connection is closed, or if the deadline's 503 was sent. Rejects if the
 * items fail. Always closes the items.
 */
export async function writeJsonList(
  response: Response,
  status: number,
  items: AsyncIterable<unknown>,
  writing: ItemWriting,
): Promise<void> {
  const pieces = piecesOf(items, writing);
  try {
    const { value: first } = await pieces.next();
    // Write nothing if the deadline's 503 was sent, or if the client has disconnected.
    if (!first || response.headersSent || response.destroyed) return;
    response.statusCode = status;
    const mediaType = writing.isLines ? 'application/x-ndjson' : 'application/json';
    response.setHeader('Content-Type', `${mediaType}; charset=utf-8`);
    for (const [name, value] of Object.entries(writing.headers ?? {})) response.setHeader(name, value);
    if (first.isLast) response.setHeader('Content-Length', first.bytes.length);
    if (first.isLast || response.req.method === 'HEAD') {
      response.end(response.req.method === 'HEAD' ? undefined : first.bytes);
      return;
    }
    const bytes = bytesOf(first.bytes, pieces);
    if (writing.endsWithDeadline) contextOf(response.req).endsWithDeadline = true;
    await pipeline(
      writing.endsWithDeadline ? bytes : withReadingLimit(bytes, response, writing.minRate ?? defaultMinReadingRate),
      response,
    );
  } catch (error) {
    // This code means that the client or the deadline closed the connection, or that the client read too slowly.
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  } finally {
    await pieces.return();
  }
}
