// Uploading a file: ask for a presigned address, send the bytes there with the headers that are part of its signature.
import type { FullResponse } from './call.js';
import type { CoreClient } from './core.js';
import { AgentPlatformError, ConnectionError, ResponseParseError, UsageError } from './errors.js';
import { createPresignedUpload } from './generated/operations.js';
import type { PresignedUpload } from './generated/schemas.js';
import type { Limit } from './limit.js';
import type { CallOptions } from './options.js';
import { readFrom, runSteps } from './steps.js';
import { report } from './wait.js';

/** How far an upload is. */
export interface UploadProgress {
  /** Bytes that were handed to the connection. */
  sentBytes: number;
  /** Size of the file. */
  totalBytes: number;
}

/**
 * Settings of an upload. `attemptTimeoutMs` limits each attempt to ask for the address; of the file itself it is the
 * most time that may pass without progress. `maxRetries` and `headers` are of asking for the address.
 */
export interface UploadOptions extends CallOptions {
  /** Name of the file; needed unless the source is a `File` or a path. */
  filename?: string | undefined;
  /** MIME type of the file. The default is that of the blob, else `application/octet-stream`. */
  contentType?: string | undefined;
  /** Called at most ten times a second during the upload, and at its end. */
  onProgress?: ((progress: UploadProgress) => void) | undefined;
}

/**
 * The storage refused the file. `attempts` counts the requests to the storage, and `url` is its address without the
 * query, which has the signature.
 */
export class UploadError extends AgentPlatformError {
  static override readonly agentPlatform: string = 'UploadError';
  /** HTTP status. */
  declare readonly status: number;
  /** Code of the storage, such as `SignatureDoesNotMatch`; empty when it named none. */
  declare readonly code: string;
  /** The header that is signed but arrived with another value or not at all, in lower case; null when none did. */
  declare readonly header: string | null;
}

/** An address with less of its life left is not begun with. */
const leastLifeMs = 30_000;

/**
 * Uploads a file, without the access token and with exactly the signed headers. A broken connection, a standstill of
 * `attemptTimeoutMs`, an expired address or a fault of the storage is tried once more with a fresh address.
 * `deadlineMs` covers everything and is 10 minutes by default, whatever the client has. The file is not processed
 * before it is added to a knowledge base or a skill: what waits is `knowledgeBases.files.uploadAndWait` does all of it.
 *
 * @param client - a client
 * @param source - a `Blob` or `File`; a stream, which is held in memory so that it can be sent again; or in Node the
 * path of a file
 * @returns the presigned upload: `fileId`, `key` and `contentKey`
 * @throws {UploadError} when the storage refuses the file
 * @example
 * ```ts
 * const blob = new Blob(['E-17: check the brake.'], { type: 'text/plain' });
 * const { fileId, key, contentKey } = await upload(core, blob, { filename: 'notes.txt' });
 * ```
 */
export function upload(
  client: CoreClient,
  source: Blob | ReadableStream<Uint8Array> | string,
  options?: UploadOptions,
): Promise<PresignedUpload> {
  const {
    filename: givenName,
    contentType: givenType,
    onProgress,
    deadlineMs = 600_000,
    ...callOptions
  } = { ...options };
  const sendFile = chooseSend(client, onProgress !== undefined);
  // Of what is not counted nothing can be seen before the reply, and a slow one is no standstill.
  const stallMs = sendFile === sendWhole ? Infinity : (callOptions.attemptTimeoutMs ?? client.attemptTimeoutMs);
  return runSteps(client, 'upload', deadlineMs, callOptions.signal, async (limit, sent) => {
    limit.phase = 'body';
    const blob = await limit.attempt(Infinity, () => toBlob(source));
    const filename = givenName ?? nameOf(source);
    if (!filename) throw new UsageError('filename is missing', 'upload');
    const contentType = givenType ?? (blob.type || 'application/octet-stream');
    const ask = () =>
      limit.attempt(Infinity, (signal) =>
        createPresignedUpload(client, { filename, contentType }, { ...callOptions, signal }).withResponse(),
      );
    for (;;) {
      let reply = await ask();
      if (lifeMs(reply) < leastLifeMs) reply = await ask();
      const target = readFrom('createPresignedUpload', reply, toTarget);
      sent.url = target.url.split('?', 1)[0] as string;
      sent.attempts += 1;
      try {
        await watch(limit, stallMs, (signal, moved) => send(client, sendFile, target, blob, signal, moved, onProgress));
        return reply.data;
      } catch (error) {
        if (sent.attempts > 1 || !isRetryable(error)) throw error;
      }
    }
  });
}

/** The name that a source has by itself. */
export function nameOf(source: Blob | ReadableStream<Uint8Array> | string): string | undefined {
  return typeof source === 'string' ? source.split(/[\\/]/).at(-1) : (source as Partial<File>).name;
}

interface Target {
  url: string;
  /** The signed headers. */
  headers: Record<string, string>;
}

function toTarget({ url, metadata: { contentType, orgId, userId } }: PresignedUpload): Target {
  if (![url, contentType, orgId, userId].every((value) => typeof value === 'string')) throw new TypeError('no address');
  return {
    url: new URL(url).href,
    headers: {
      'content-type': contentType,
      'x-amz-meta-file-type': contentType,
      'x-amz-meta-org-id': orgId,
      'x-amz-meta-user-id': userId,
    },
  };
}

// How long the address will work; NaN when it does not tell. Where the clock of the caller is wrong, one address more
// is asked for at worst.
function lifeMs({ data: { url } }: FullResponse<PresignedUpload>): number {
  const [, date = '', seconds] = /-Date=(\w+).*-Expires=(\d+)/.exec(url) ?? [];
  return Date.parse(date.replace(/(....)(..)(..T..)(..)/, '$1-$2-$3:$4:')) + Number(seconds) * 1000 - Date.now();
}

/** Runs work, and ends it after `stallMs` without progress. The work calls `moved` on progress. */
async function watch(
  limit: Limit,
  stallMs: number,
  work: (signal: AbortSignal, moved: () => void) => Promise<void>,
): Promise<void> {
  const controller = new AbortController();
  let moved = () => {};
  const done = work(controller.signal, () => moved()).then(() => true);
  // No caller waits for it after an abort.
  done.catch(() => {});
  const movement = () => new Promise<false>((resolve) => (moved = () => resolve(false)));
  try {
    while (!(await limit.attempt(stallMs, () => Promise.race([done, movement()]))));
  } catch (error) {
    controller.abort();
    throw error;
  }
}

interface FileSystem {
  openAsBlob(path: string): Promise<Blob>;
  statSync(path: string): { isFile(): boolean };
}

async function toBlob(source: Blob | ReadableStream<Uint8Array> | string): Promise<Blob> {
  try {
    if (source instanceof Blob) return source;
    // Of anything else that a body can be, and of nothing at all, there would be an empty or a strange file.
    if (Object(source).getReader) return await new Response(source).blob();
    // Not imported: bundlers for browsers would look for it.
    const { process } = globalThis as unknown as { process: { getBuiltinModule(name: string): FileSystem } };
    const { openAsBlob, statSync } = process.getBuiltinModule('node:fs');
    if (!statSync(source as string).isFile()) throw new TypeError('not a file');
    return await openAsBlob(source as string);
  } catch (cause) {
    const path = typeof source === 'string' ? ` ${source}` : '';
    throw new UsageError(`the file${path} cannot be read`, 'upload', { cause });
  }
}

async function send(
  client: CoreClient,
  sendFile: Send,
  { url, headers }: Target,
  blob: Blob,
  signal: AbortSignal,
  moved: () => void,
  onProgress: UploadOptions['onProgress'],
): Promise<void> {
  const tell = throttle(onProgress, blob.size);
  const onBytes = (sentBytes: number) => {
    moved();
    tell(sentBytes);
  };
  let response: Response;
  try {
    // A blob's own type would go over the signed one in some runtimes.
    const body = blob.slice(0, blob.size, headers['content-type']);
    response = await sendFile(client, url, headers, body, signal, onBytes);
  } catch (cause) {
    throw new ConnectionError('upload', 'body', cause);
  }
  const text = await response.text().catch(() => '');
  if (response.ok) {
    // The storage returns nothing; a text is of something between.
    if (text) throw new ResponseParseError('upload', response, text);
    tell(blob.size);
    return;
  }
  const code = /<Code>(\w+)/.exec(text)?.[1] ?? '';
  const header = code === 'SignatureDoesNotMatch' ? findDifference(text, url, headers) : null;
  const isExpired = text.includes('has expired');
  throw new UploadError(
    `${response.status}${code && ` ${code}`}${header ? ` (${header})` : ''}`,
    'upload',
    {},
    { status: response.status, code, header, isExpired },
  );
}

type Send = (
  client: CoreClient,
  url: string,
  headers: Record<string, string>,
  body: Blob,
  signal: AbortSignal,
  onBytes: (bytes: number) => void,
) => Promise<Response>;

const runtime = () =>
  globalThis as unknown as { XMLHttpRequest?: new () => Xhr; process?: { versions?: Record<string, string> } };

// A standstill shows where bytes are counted. A runtime that may be unable to send a stream of known length does so for
// `onProgress` only.
function chooseSend(client: CoreClient, hasListener: boolean): Send {
  // A browser counts only there. A replaced `fetch` is used all the same.
  if (runtime().XMLHttpRequest !== undefined && !client.fetch) return sendByXhr;
  const { node, bun, deno }: Record<string, string | undefined> = runtime().process?.versions ?? {};
  return hasListener || (node !== undefined && !bun && !deno) ? sendCounted : sendWhole;
}

const sendWhole: Send = (client, url, headers, body, signal) => {
  const request = new Request(url, { method: 'PUT', headers, body, signal, redirect: 'manual' });
  return (client.fetch ?? fetch)(request);
};

const sendCounted: Send = (client, url, headers, body, signal, onBytes) => {
  let sent = 0;
  // In pieces and only when asked for one: a blob that is in memory comes as one chunk else, of which no progress would
  // be seen.
  const counted = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const piece = await body.slice(sent, sent + 65_536).arrayBuffer();
      controller.enqueue(new Uint8Array(piece));
      onBytes((sent += piece.byteLength));
      if (sent >= body.size) controller.close();
    },
  });
  // The storage needs the length, which a stream does not tell.
  const init = {
    method: 'PUT',
    headers: { ...headers, 'content-length': `${body.size}` },
    body: counted,
    signal,
    redirect: 'manual',
    duplex: 'half',
  };
  return (client.fetch ?? fetch)(new Request(url, init as RequestInit));
};

// What is used of a browser's XMLHttpRequest; servers have no type of it.
interface Xhr {
  readonly upload: { onprogress: (event: { loaded: number }) => void };
  readonly responseText: string;
  readonly status: number;
  onload: () => void;
  onerror: (reason: unknown) => void;
  onabort: (reason: unknown) => void;
  open(method: string, url: string): void;
  setRequestHeader(name: string, value: string): void;
  send(body: Blob): void;
  abort(): void;
}

const sendByXhr: Send = (_client, url, headers, body, signal, onBytes) =>
  new Promise((resolve, reject) => {
    const xhr = new (runtime().XMLHttpRequest as new () => Xhr)();
    xhr.open('PUT', url);
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
    xhr.upload.onprogress = ({ loaded }) => onBytes(loaded);
    xhr.onload = () => resolve(new Response(xhr.responseText || null, { status: xhr.status }));
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

// The storage shows the request as it calculated the signature over it: one line for each signed header, as it arrived.
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
  return error instanceof ConnectionError || kind === 'attempt' || isExpired === true || Number(status) >= 500;
}
