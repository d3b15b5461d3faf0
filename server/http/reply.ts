// Writes what a handler answered, after checking it against the contract.
import type { Response } from 'express';
import { ApiError } from '../platform/errors.js';
import type { OperationId } from '../generated/operations.js';
import { writeEventStream } from './event-stream.js';
import type { KeptAnswer } from '../platform/idempotency/keys.js';
import { streamedListOf, writeJsonList } from './json-stream.js';
import type { ReplyCheck } from './reply-checks.js';

export interface LooseReply {
  status: number;
  body?: unknown;
  /** Instead of a body: an event stream, whatever it takes. */
  events?: ReadableStream<unknown>;
  headers?: Record<string, string>;
  nestedIn?: string;
  endsWithDeadline?: boolean;
  /** Part of it may have happened without a confirmation: a repeat with the same Idempotency-Key is carried out, to find out. */
  isUnfinished?: boolean;
}

/**
 * Writes JSON with its exact length. `res.json` would look up settings and hash an ETag for the same bytes. A text of ASCII goes out joined to
 * the headers, in one piece that is copied byte for byte; any other as a buffer, since encoding it with the headers costs 70 µs for 4 kB (measured).
 */
export const writeJson = (response: Response, status: number, body: unknown): void =>
  writeJsonText(response, status, JSON.stringify(body));

function writeJsonText(response: Response, status: number, text: string): void {
  const length = Buffer.byteLength(text);
  response.statusCode = status;
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', length);
  if (response.req.method === 'HEAD') response.end();
  else if (length === text.length) response.end(text, 'latin1');
  else response.end(Buffer.from(text));
}

/** Throws `internal` unless the contract declares the body for the status. */
export function assertDeclared(operationId: OperationId, status: number, body: unknown, check: ReplyCheck): void {
  const difference = check(operationId, status, body);
  if (difference === null) return;
  throw new ApiError('internal_error', {
    cause: new Error(`reply ${status} of ${operationId} is not what the contract says: ${difference}`),
  });
}

/** Writes an answer that was sent before, byte for byte. */
export function writeAgain(response: Response, { status, headers, body }: KeptAnswer): void {
  response.set({ ...headers, 'Idempotency-Replayed': 'true' });
  if (body !== null) return writeJsonText(response, status, body);
  response.statusCode = status;
  response.end();
}

/** Writes a handler's reply; throws `internal` when it is not what the contract declares. */
export async function writeReply(
  response: Response,
  operationId: OperationId,
  reply: LooseReply,
  check: ReplyCheck,
): Promise<void> {
  if (reply.events !== undefined) return writeEventStream(response, reply.status, reply.headers ?? {}, reply.events);
  const assertThis = (body: unknown) => assertDeclared(operationId, reply.status, body, check);
  const list = streamedListOf(reply.body);
  if (list !== null) {
    const { nestedIn, endsWithDeadline } = reply;
    const { items, frame, bodyWith } = list;
    // Checks the status and the other properties also if the list turns out to be empty.
    assertThis(bodyWith([]));
    await writeJsonList(response, reply.status, items, {
      frame,
      check: (item) => assertThis(bodyWith([item])),
      nestedIn,
      endsWithDeadline,
    });
    return;
  }
  assertThis(reply.body);
  for (const [name, value] of Object.entries(reply.headers ?? {})) response.setHeader(name, value);
  if (reply.body === undefined) {
    response.statusCode = reply.status;
    response.end();
    return;
  }
  writeJson(response, reply.status, reply.body);
}
