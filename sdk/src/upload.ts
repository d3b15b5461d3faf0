import { readRetryAfterMs, type ApiError } from './api-errors.js';
import type { FullResponse } from './call.js';
import type { CoreClient } from './core.js';
import { AgentPlatformError, ConnectionError, report, ResponseParseError, UsageError } from './errors.js';
import { createPresignedUpload } from './generated/operations.js';
import type { PresignedUpload } from './generated/schemas.js';
import type { TimeLimit } from './time-limit.js';
import type { CallOptions } from './options.js';
import { isPermanent } from './retry.js';
import { readFrom } from './read-reply.js';
import { runCalls } from './several-calls.js';

/**
 * What to upload: a `Blob` or `File`, bytes, a stream, or in Node a local file as `{ path }`. A stream is held in
 * memory, so that it can be sent again. A string is refused, because it could mean the content or a path.
 */
export type UploadSource = Blob | Uint8Array | ArrayBuffer | ReadableStream<Uint8Array> | { readonly path: string };

/** Progress of an upload. */
export interface UploadProgress {
  /** Bytes that were passed to the connection. */
  sentBytes: number;
  /** Size of the file. */
  totalBytes: number;
}

/**
 * Settings of an upload. `attemptTimeoutMs` limits each request for a presigned URL, and the time without progress
 * while the file is sent. Bun and Deno detect a stalled upload only if `onProgress` is set. Web pages detect one only
 * if the client's option `fetch` is not set, and service workers never. The file is sent at most twice, or once if
 * `maxRetries` is 0. `headers` apply only to the request for the URL.
 */
export interface UploadOptions extends CallOptions {
  /** Name of the file. Required unless the source is a `File` or `{ path }`. */
  filename?: string | undefined;
  /** MIME type of the file. Default: the type of the blob, or `application/octet-stream` if the blob has none. */
  contentType?: string | undefined;
  /** Called at most ten times a second during the upload, and at its end. */
  onProgress?: ((progress: UploadProgress) => void) | undefined;
}

/**
 * The storage refused the file. `attempts` is the number of requests to the storage. `url` has no query, because the
 * query contains the signature.
 */
export class UploadError extends AgentPlatformError {
  static override readonly agentPlatform: string = 'UploadError';
  /** HTTP status. */
  declare readonly status: number;
  /** Error code of the storage, such as `SignatureDoesNotMatch`. Empty if the reply has none. */
  declare readonly code: string;
  /** Name, in lower case, of a signed header that the SDK did not send, or that changed on the way. Null if unknown. */
  declare readonly header: string | null;
}

/** If a presigned URL expires within this time, `upload` requests a second URL, and does not check that one. */
const minLifetimeMs = 30_000;

/**
 * Uploads a file to a presigned URL. The storage receives the signed headers, and no access token. Retries once with a
 * new presigned URL after a broken connection, `attemptTimeoutMs` without progress, an expired URL, or a status of 500
 * or more. Before the retry, waits for the `Retry-After` of the storage. Web pages can read this header only if the
 * storage exposes it. `deadlineMs` covers the whole upload. Its default is 10 minutes; the client's `deadlineMs` limits
 * only each request for a presigned URL. On web pages, a client without its own `fetch` follows redirects of the
 * storage. `knowledgeBases.files.uploadAndWait` also adds the file to a knowledge base and waits until it is processed.
 *
 * @param client - a client
 * @param source - a `Blob` or `File`, bytes, a stream, or in Node `{ path }`
 * @returns the presigned upload: `fileId`, `key` and `contentKey`
 * @throws {UploadError} when the storage refuses the file
 * @example
 * ```ts
 * const blob = new Blob(['E-17: check the brake.'], { type: 'text/plain' });
 * const { fileId, key, contentKey } = await upload(core, blob, { filename: 'notes.txt' });
 * ```
 */
export function upload(client: CoreClient, source: UploadSource, options?: UploadOptions): Promise<PresignedUpload> {
  const {
    filename: givenName,
    contentType: givenType,
    onProgress,
    deadlineMs = 600_000,
    ...callOptions
  } = { ...options };
  const maxRetries = callOptions.maxRetries ?? client.maxRetries;
  const sendFile = chooseSend(client, onProgress !== undefined);
  // Without counted bytes, a slow upload looks like a stalled one.
  const stallMs = sendFile === sendWhole ? Infinity : (callOptions.attemptTimeoutMs ?? client.attemptTimeoutMs);
  return runCalls(client, 'upload', deadlineMs, callOptions.signal, async (limit, sent) => {
    limit.phase = 'source';
    const blob = await limit.attempt(Infinity, () => toBlob(source));
    const filename = givenName ?? nameOf(source);
    if (!filename) throw new UsageError('filename is missing', 'upload');
    const contentType = givenType ?? (blob.type || 'application/octet-stream');
    // `Headers` throws if the content type cannot be sent.
    new Headers({ 'content-type': contentType });
    const requestUrl = () =>
      limit.attempt(Infinity, (signal) =>
        createPresignedUpload(client, { filename, contentType }, { ...callOptions, signal }).withResponse(),
      );
    for (;;) {
      limit.phase = 'headers';
      let reply = await requestUrl();
      if (lifetimeMs(reply) < minLifetimeMs) reply = await requestUrl();
      const target = readFrom('createPresignedUpload', reply, toTarget);
      sent.url = target.url.split('?', 1)[0] as string;
      sent.attempts += 1;
      try {
        await limit.attempt(stallMs, async (signal) => {
          const response = await send(client, sendFile, target, { blob, signal, limit, onProgress });
          limit.phase = 'body';
          await readReply(target, response);
        });
        return reply.data;
      } catch (error) {
        const delayMs = (error as Partial<ApiError>).retryAfterMs ?? 0;
        if (sent.attempts > Math.min(maxRetries, 1) || !isRetryable(error) || limit.elapsedMs() + delayMs >= deadlineMs)
          throw error;
        await limit.wait(delayMs);
      }
    }
  });
}

export function nameOf(source: UploadSource): string | undefined {
  const { path, name } = source as { path?: string; name?: string };
  return path === undefined ? name : path.split(/[\\/]/).at(-1);
}

interface Target {
  url: string;
  /** The signed headers. */
  headers: Record<string, string>;
}

function toTarget({ url, metadata }: PresignedUpload): Target {
  const { contentType, orgId, userId } = { ...metadata };
  if (![url, contentType, orgId, userId].every((value) => typeof value === 'string'))
    throw new TypeError('no URL or signed header');
  const headers = {
    'content-type': contentType,
    'x-amz-meta-file-type': contentType,
    'x-amz-meta-org-id': orgId,
    'x-amz-meta-user-id': userId,
  };
  // `Headers` throws if one of the headers cannot be sent.
  new Headers(headers);
  return { url: new URL(url).href, headers };
}

// NaN if the URL has no expiry. With a wrong clock, at worst one more URL is requested.
function lifetimeMs({ data: { url } }: FullResponse<PresignedUpload>): number {
  const [, date = '', seconds] = /-Date=(\w+).*-Expires=(\d+)/.exec(url) ?? [];
  return Date.parse(date.replace(/(....)(..)(..T..)(..)/, '$1-$2-$3:$4:')) + Number(seconds) * 1000 - Date.now();
}

interface FileSystem {
  openAsBlob(path: string): Promise<Blob>;
  statSync(path: string): { isFile(): boolean };
}

async function toBlob(source: UploadSource): Promise<Blob> {
  const { path, getReader } = Object(source) as { path?: unknown; getReader?: unknown };
  try {
    if (source instanceof Blob) return source;
    const isBytes = ArrayBuffer.isView(source) || Object.prototype.toString.call(source) === '[object ArrayBuffer]';
    if (isBytes || getReader) return await new Response(source as ReadableStream<Uint8Array>).blob();
    // A string is refused, because a text from outside the program must not select a local file.
    if (typeof path !== 'string')
      throw new UsageError('the file must be a Blob, bytes, a stream or { path }; wrap a text in a Blob', 'upload');
    // A static import would fail in bundlers for browsers.
    const { process } = globalThis as unknown as { process: { getBuiltinModule(name: string): FileSystem } };
    const { openAsBlob, statSync } = process.getBuiltinModule('node:fs');
    if (!statSync(path).isFile()) throw new TypeError('not a file');
    return await openAsBlob(path);
  } catch (cause) {
    if (cause instanceof UsageError) throw cause;
    throw new UsageError(`the file${typeof path === 'string' ? ` ${path}` : ''} cannot be read`, 'upload', { cause });
  }
}

interface Sending {
  blob: Blob;
  signal: AbortSignal;
  limit: TimeLimit;
  onProgress: UploadOptions['onProgress'];
}

async function send(
  client: CoreClient,
  sendFile: Send,
  { url, headers }: Target,
  { blob, signal, limit, onProgress }: Sending,
): Promise<Response> {
  const reportProgress = throttle(onProgress, blob.size);
  const onBytes = (sentBytes: number) => {
    limit.restartAttempt();
    reportProgress(sentBytes);
  };
  try {
    // In some runtimes, the type of the blob would replace the signed content type.
    const body = blob.slice(0, blob.size, headers['content-type']);
    const response = await sendFile(client, { url, headers, body, signal, onBytes });
    if (response.ok) reportProgress(blob.size);
    return response;
  } catch (cause) {
    throw new ConnectionError('upload', 'headers', cause);
  }
}

async function readReply({ url, headers }: Target, response: Response): Promise<void> {
  const text = await response.text().catch(() => '');
  if (response.ok) {
    // The storage returns no body, so a text comes from a proxy.
    if (text) throw new ResponseParseError('upload', response, text);
    return;
  }
  const code = /<Code>(\w+)/.exec(text)?.[1] ?? '';
  const header = code === 'SignatureDoesNotMatch' ? findDifference(text, url, headers) : null;
  const isExpired = text.includes('has expired');
  throw new UploadError(
    `${response.status}${code && ` ${code}`}${header ? ` (${header})` : ''}`,
    'upload',
    {},
    { status: response.status, code, header, isExpired, retryAfterMs: readRetryAfterMs(response.headers) },
  );
}

interface UploadRequest extends Target {
  body: Blob;
  signal: AbortSignal;
  onBytes: (bytes: number) => void;
}

type Send = (client: CoreClient, request: UploadRequest) => Promise<Response>;

const runtime = () =>
  globalThis as unknown as { XMLHttpRequest?: new () => Xhr; process?: { versions?: Record<string, string> } };

// Only counted bytes reveal a stalled upload. On web pages, XMLHttpRequest counts them. Elsewhere, counting needs a
// stream of known length. Bun and Deno may fail to send one, so they get a stream only if the caller sets `onProgress`.
// Firefox would send the text "[object ReadableStream]", so no browser gets a stream.
function chooseSend(client: CoreClient, hasListener: boolean): Send {
  if (runtime().XMLHttpRequest !== undefined && !client.fetch) return sendByXhr;
  const { node, bun, deno }: Record<string, string | undefined> = runtime().process?.versions ?? {};
  return node && (hasListener || (!bun && !deno)) ? sendCounted : sendWhole;
}

const put = (client: CoreClient, url: string, init: object) =>
  (client.fetch ?? fetch)(new Request(url, { method: 'PUT', redirect: 'manual', ...init }));

const sendWhole: Send = (client, { url, headers, body, signal }) => put(client, url, { headers, body, signal });

const sendCounted: Send = (client, { url, headers, body, signal, onBytes }) => {
  let sent = 0;
  // A blob in memory would be sent as one chunk, without progress. So read it in pieces.
  const counted = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const piece = await body.slice(sent, sent + 65_536).arrayBuffer();
      controller.enqueue(new Uint8Array(piece));
      onBytes((sent += piece.byteLength));
      if (sent >= body.size) controller.close();
    },
  });
  // The storage requires the length, which a stream does not have.
  return put(client, url, {
    headers: { ...headers, 'content-length': `${body.size}` },
    body: counted,
    signal,
    duplex: 'half',
  });
};

// The types of Node.js do not have XMLHttpRequest.
interface Xhr {
  readonly upload: { onprogress: (event: { loaded: number }) => void };
  readonly responseText: string;
  readonly status: number;
  onload: () => void;
  onerror: (reason: unknown) => void;
  onabort: (reason: unknown) => void;
  open(method: string, url: string): void;
  setRequestHeader(name: string, value: string): void;
  getAllResponseHeaders(): string;
  send(body: Blob): void;
  abort(): void;
}

// Follows redirects, which a page cannot prevent. The reply has only the headers that the storage exposes to pages.
const sendByXhr: Send = (_client, { url, headers, body, signal, onBytes }) =>
  new Promise((resolve, reject) => {
    const xhr = new (runtime().XMLHttpRequest as new () => Xhr)();
    xhr.open('PUT', url);
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
    xhr.upload.onprogress = ({ loaded }) => onBytes(loaded);
    xhr.onload = () => {
      const lines = [...xhr.getAllResponseHeaders().matchAll(/(.+?): (.*)/g)];
      const received = lines.map(([, name, value]) => [name, value] as [string, string]);
      resolve(new Response(xhr.responseText || null, { status: xhr.status, headers: received }));
    };
    xhr.onerror = xhr.onabort = reject;
    signal.addEventListener('abort', () => xhr.abort(), { once: true });
    xhr.send(body);
  });

function throttle(onProgress: UploadOptions['onProgress'], totalBytes: number): (sentBytes: number) => void {
  let reportedAtMs = -Infinity;
  let reportedBytes = -1;
  return (sentBytes) => {
    const isDue = sentBytes === totalBytes || performance.now() - reportedAtMs >= 100;
    if (!isDue || sentBytes === reportedBytes) return;
    reportedAtMs = performance.now();
    reportedBytes = sentBytes;
    report(onProgress, { sentBytes, totalBytes });
  };
}

// Returns the signed header that was not sent, or that the storage received with another value. The reply contains the
// signed headers as the storage received them, one per line.
function findDifference(text: string, url: string, sent: Record<string, string>): string | null {
  const received = /<CanonicalRequest>([^<]*)/.exec(text)?.[1]?.replace(/&#(x[aA]|10);/g, '\n') ?? '';
  const signed = new URL(url).searchParams.get('X-Amz-SignedHeaders')?.split(';') ?? [];
  const names = signed.filter((name) => name !== 'host');
  return (
    names.find(
      (name) => sent[name] === undefined || (received !== '' && !received.includes(`\n${name}:${sent[name]}\n`)),
    ) ?? null
  );
}

function isRetryable(error: unknown): boolean {
  const { status, isExpired, kind } = error as { status?: number; isExpired?: boolean; kind?: string };
  if (error instanceof ConnectionError) return !isPermanent(error);
  return kind === 'attempt' || isExpired === true || Number(status) >= 500;
}
