import type { Response } from 'express';
import { ApiError } from '../../platform/errors.js';
import type { OperationId } from '../../generated/operations.js';
import { writeEventStream } from './event-stream.js';
import type { StoredReply } from '../../platform/idempotency/keys.js';
import { streamedListOf, writeJsonList } from './json-stream.js';
import type { ReplyValidator } from './reply-checks.js';

export interface LooseReply {
  status: number;
  body?: unknown;
  /** An event stream instead of a body. Each event is JSON. */
  events?: ReadableStream<string>;
  headers?: Record<string, string>;
  /** Lines of JSON (NDJSON) instead of a body, written as they are produced. */
  lines?: AsyncIterable<unknown>;
  nestedIn?: string;
  endsWithDeadline?: boolean;
  /** Whether some effects are unconfirmed, so that a repeat with the same Idempotency-Key runs again. */
  isUnfinished?: boolean;
}

/**
 * Sends ASCII text as a string, so that Node.js writes the headers and the body at once. Sends other text as a buffer.
 * As a string, Node.js would encode it together with the headers, which takes 70 µs for 4 kB (measured).
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

export function assertDeclared(
  operationId: OperationId,
  status: number,
  body: unknown,
  replyDifference: ReplyValidator,
): void {
  const difference = replyDifference(operationId, status, body);
  if (difference === null) return;
  throw new ApiError('internal_error', {
    cause: new Error(`reply ${status} of ${operationId} does not match the contract: ${difference}`),
  });
}

export function writeStoredReply(response: Response, { status, headers, body }: StoredReply): void {
  response.set({ ...headers, 'Idempotency-Replayed': 'true' });
  if (body !== null) return writeJsonText(response, status, body);
  response.statusCode = status;
  response.end();
}

export async function writeReply(
  response: Response,
  operationId: OperationId,
  reply: LooseReply,
  replyDifference: ReplyValidator,
): Promise<void> {
  if (reply.events !== undefined) return writeEventStream(response, reply.status, reply.headers ?? {}, reply.events);
  if (reply.lines !== undefined) {
    // The contract describes the lines as text, so only the handler's type checks them.
    return writeJsonList(response, reply.status, reply.lines, {
      isLines: true,
      headers: reply.headers,
      check: () => undefined,
      nestedIn: undefined,
      endsWithDeadline: undefined,
    });
  }
  const assertBody = (body: unknown) => assertDeclared(operationId, reply.status, body, replyDifference);
  const list = streamedListOf(reply.body);
  if (list !== null) {
    const { headers, nestedIn, endsWithDeadline } = reply;
    const { items, frame, bodyWith } = list;
    // Check the status and the other properties even if the list is empty.
    assertBody(bodyWith([]));
    await writeJsonList(response, reply.status, items, {
      frame,
      headers,
      check: (item) => assertBody(bodyWith([item])),
      nestedIn,
      endsWithDeadline,
    });
    return;
  }
  assertBody(reply.body);
  for (const [name, value] of Object.entries(reply.headers ?? {})) response.setHeader(name, value);
  if (reply.body === undefined) {
    response.statusCode = reply.status;
    response.end();
    return;
  }
  writeJson(response, reply.status, reply.body);
}
