// Refuses requests that the server does not read to the end. Writes the reply to the socket, because the request may
// have no response object.
import { randomUUID } from 'node:crypto';
import http from 'node:http';
import type { Duplex } from 'node:stream';
import { errors, type ErrorCode } from '../../generated/errors.js';
import { reasons } from '../../generated/reasons.js';
import type { ErrorDetail } from '../../platform/errors.js';
import { noteRawReply } from '../reply/end-of-reply.js';

type Refusal = { readonly code: ErrorCode; readonly details?: readonly ErrorDetail[] };

const parserErrors: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: 'request_headers_too_large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'payload_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
};

/** Replies and closes the connection. If a reply has begun, only closes the connection. */
export function refuseUnreadable(socket: Duplex, { code, details }: Refusal): void {
  const reply = (socket as Duplex & { _httpMessage?: http.ServerResponse })._httpMessage;
  if (!socket.writable || reply?.headersSent) return void socket.destroy();
  const { status, text } = errors[code];
  if (reply) noteRawReply(reply, status);
  const body = JSON.stringify({ error: text, ...(details && { details }) });
  const headers = [
    `HTTP/1.1 ${status} ${http.STATUS_CODES[status]}`,
    `X-Request-Id: req_${randomUUID()}`,
    `X-Error-Code: ${code}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`${headers.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

export function onClientError({ code = '' }: NodeJS.ErrnoException, socket: Duplex): void {
  if (code === 'ECONNRESET') return void socket.destroy();
  refuseUnreadable(socket, { code: parserErrors[code] ?? 'bad_request' });
}

/** Maximum bytes of a body to discard: about three times the largest body of the contract. */
const maxDiscardedBytes = 16 * 1024 * 1024;

/**
 * Discards the rest of a body. If the connection were closed instead, a third of the clients would not receive the
 * reply (measured).
 */
export function discardRest(request: http.IncomingMessage): void {
  if (request.complete) return;
  let discardedBytes = 0;
  request.on('error', () => undefined);
  request.on('data', (chunk: Buffer) => {
    discardedBytes += chunk.length;
    if (discardedBytes > maxDiscardedBytes) request.destroy();
  });
  request.resume(); // body-parser leaves the request paused after some failures
}

/** A body with more chunks than this must have a mean chunk size of at least `minMeanChunkBytes`. */
const freeChunks = 1_000;
const minMeanChunkBytes = 64;

/** Refuses a body with many tiny chunks. A million one-byte chunks take 3 s of CPU time and hundreds of megabytes. */
export class ChunkLimit {
  #chunks = 0;
  #bytes = 0;
  #isRefused = false;

  /** Returns false if the chunk must be ignored. At the first ignored chunk, replies and closes the connection. */
  accepts(chunk: Buffer, socket: Duplex): boolean {
    this.#chunks++;
    this.#bytes += chunk.length;
    if (this.#chunks <= freeChunks || this.#bytes >= this.#chunks * minMeanChunkBytes) return !this.#isRefused;
    if (!this.#isRefused) {
      this.#isRefused = true;
      const details = [{ message: reasons.request.tooManyChunks, path: [], in: 'body' as const }];
      refuseUnreadable(socket, { code: 'bad_request', details });
    }
    return false;
  }
}
