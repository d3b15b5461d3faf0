// Records the HTTP exchanges of a test server in a file, one per line, if RECORD_TRAFFIC names a folder.
// `npm run check:traffic` compares them with the contract.
import { appendFileSync, mkdirSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { sentHeaders } from './sent-headers.js';

/** One line of a recording, in the form that `redocly drift` reads. */
export interface RecordedExchange {
  request: { method: string; url: string; headers: Record<string, string>; body?: string };
  response: { status: number; headers: Record<string, string>; body?: string };
}

/** The contract's server URL. It replaces the random port in the recording. */
const recordedOrigin = 'https://api.agent-platform.example';

/** Maximum recorded body size. Larger bodies would make the recording of a whole run gigabytes large. */
const maxBodyBytes = 256 * 1024;

/** Matches headers of the connection and the client, which the contract does not describe. */
const unremarkable =
  /^(accept(-.*)?|connection|content-length|date|host|keep-alive|sec-.*|transfer-encoding|user-agent)$/;

function headersOf(headers: Record<string, unknown>): Record<string, string> {
  const kept = Object.entries(headers).filter(([name, value]) => value !== undefined && !unremarkable.test(name));
  // The contract describes the scheme only, so the token is removed.
  return Object.fromEntries(
    kept.map(([name, value]) => [
      name,
      name === 'authorization' ? String(value).replace(/^(\S+).*$/s, '$1 removed') : String(value),
    ]),
  );
}

/**
 * Removes URL signatures, and values under `headers`, which may hold keys of tool servers. Bodies that are not JSON,
 * such as events, are edited as text.
 */
function withoutSecrets(body: string): string {
  const signed = body.replace(/(X-Amz-Signature=)[0-9a-f]+/g, '$1removed');
  try {
    return JSON.stringify(
      JSON.parse(signed, (key, value: unknown) =>
        key === 'headers' && value !== null && typeof value === 'object' ? {} : value,
      ),
    );
  } catch {
    return signed.replace(/"headers":\{[^{}]*\}/g, '"headers":{}');
  }
}

const textOf = (chunks: readonly Buffer[]): string | undefined => {
  const body = Buffer.concat(chunks);
  return body.length === 0 || body.length > maxBodyBytes ? undefined : withoutSecrets(body.toString('utf8'));
};

function collect(request: IncomingMessage, response: ServerResponse, file: string): void {
  const [sent, received]: [Buffer[], Buffer[]] = [[], []];
  // Listening for `data` would start reading the body before the server does, so watch `emit` instead.
  const emit = request.emit.bind(request) as (event: string | symbol, ...values: unknown[]) => boolean;
  request.emit = (event: string | symbol, ...values: unknown[]) => {
    if (event === 'data' && Buffer.isBuffer(values[0])) sent.push(values[0]);
    return emit(event, ...values);
  };
  const keep = (chunk: unknown, encoding: unknown) => {
    if (typeof chunk === 'string')
      received.push(Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8'));
    else if (chunk instanceof Uint8Array) received.push(Buffer.from(chunk));
  };
  for (const name of ['write', 'end'] as const) {
    const original = response[name].bind(response) as (...values: unknown[]) => never;
    response[name] = ((...values: unknown[]) => {
      keep(values[0], values[1]);
      return original(...values);
    }) as never;
  }
  const { method = '', url = '', headers } = request;
  response.once('finish', () => {
    const exchange: RecordedExchange = {
      request: { method, url: recordedOrigin + url, headers: headersOf(headers), body: textOf(sent) },
      response: { status: response.statusCode, headers: headersOf(sentHeaders(response)), body: textOf(received) },
    };
    appendFileSync(file, `${JSON.stringify(exchange)}\n`);
  });
}

export function recordTraffic(server: Server): void {
  const folder = process.env['RECORD_TRAFFIC'];
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${process.pid}.ndjson`);
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) =>
    collect(request, response, file),
  );
}
