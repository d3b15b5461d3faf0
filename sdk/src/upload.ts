// Uploading a file: ask for a presigned address, send the bytes there with the headers that are part of its signature.
import { discard } from './transport.js';
import type { CoreClient } from './core.js';
import { AgentPlatformError, ConnectionError, UsageError } from './errors.js';
import { createPresignedUpload } from './generated/operations.js';
import type { PresignedUpload } from './generated/schemas.js';
import { startLimit } from './limit.js';
import type { CallOptions } from './options.js';

/** How far an upload is. */
export interface UploadProgress {
  /** Bytes that were handed to the connection. */
  sentBytes: number;
  /** Size of the file. */
  totalBytes: number;
}

/** Settings of an upload. */
export interface UploadOptions extends CallOptions {
  /** Name of the file; needed unless the source is a `File` or a path. */
  filename?: string;
  /** MIME type of the file. The default is that of the blob, else `application/octet-stream`. */
  contentType?: string;
  /** Told at most ten times a second how far it is, and at the end. */
  onProgress?: (progress: UploadProgress) => void;
}

/** The storage refused the file. */
export class UploadError extends AgentPlatformError {
  override name = 'UploadError';
  /** HTTP status. */
  declare readonly status: number;
  /** Code of the storage, such as `SignatureDoesNotMatch`; empty when it named none. */
  declare readonly code: string;
  /** The header that is signed but arrived with another value or not at all, in lower case; null when none did. */
  declare readonly header: string | null;
}

/**
 * Uploads a file, without the access token and with exactly the signed headers. A broken connection, an expired address or a fault of the
 * storage is tried once more with a fresh address. `deadlineMs` covers everything and is 10 minutes by default.
 *
 * @param source - a `Blob` or `File`; a stream, which is held in memory so that it can be sent again; or in Node the path of a file
 * @returns the presigned upload: `fileId`, `key` and `contentKey`
 * @throws {UploadError} when the storage refuses the file
 * @example
 * ```ts
 * const blob = new Blob(['E-17: check the brake.'], { type: 'text/plain' });
 * const { fileId, key, contentKey } = await client.upload(blob, { filename: 'notes.txt' });
 * ```
 */
export async function upload(client: CoreClient, source: Blob | ReadableStream<Uint8Array> | string, options: UploadOptions = {}): Promise<PresignedUpload> {
  const { filename: givenName, contentType: givenType, onProgress, deadlineMs = 600_000, ...callOptions } = options;
  const limit = startLimit('upload', deadlineMs, options.signal);
  try {
    return await limit.attempt(Infinity, async (signal) => {
      limit.phase = 'body';
      const blob = await toBlob(source);
      const filename = givenName ?? (blob as Partial<File>).name ?? (typeof source === 'string' ? source.split(/[\\/]/).at(-1) : undefined);
      if (!filename) throw new UsageError('filename is missing', 'upload');
      const contentType = givenType ?? (blob.type || 'application/octet-stream');
      for (let failures = 0; ; failures += 1) {
        const target = await createPresignedUpload(client, { filename, contentType }, { ...callOptions, signal });
        try {
          await send(client, target, blob, signal, onProgress);
          return target;
        } catch (error) {
          if (failures > 0 || signal.aborted || !isRetryable(error)) throw error;
        }
      }
    });
  } finally {
    limit.release();
  }
}

interface FileSystem {
  openAsBlob(path: string): Promise<Blob>;
}

async function toBlob(source: Blob | ReadableStream<Uint8Array> | string): Promise<Blob> {
  try {
    if (source instanceof Blob) return source;
    if (typeof source !== 'string') return await new Response(source).blob();
    // Not imported: bundlers for browsers would look for it.
    const { process } = globalThis as unknown as { process: { getBuiltinModule(name: string): FileSystem } };
    const { openAsBlob } = process.getBuiltinModule('node:fs');
    return await openAsBlob(source);
  } catch (cause) {
    throw new UsageError('the file cannot be read', 'upload', { cause });
  }
}

async function send(client: CoreClient, target: PresignedUpload, blob: Blob, signal: AbortSignal, onProgress: UploadOptions['onProgress']): Promise<void> {
  const { contentType, orgId, userId } = target.metadata;
  const headers = { 'content-type': contentType, 'x-amz-meta-file-type': contentType, 'x-amz-meta-org-id': orgId, 'x-amz-meta-user-id': userId };
  const report = onProgress && throttle(onProgress, blob.size);
  let response: Response;
  try {
    // A blob's own type would go over the signed one in some runtimes.
    const body = blob.slice(0, blob.size, contentType);
    response = await (report ? sendCounted : sendWhole)(client, target.url, headers, body, signal, report ?? (() => {}));
  } catch (cause) {
    throw new ConnectionError('upload', 'body', cause);
  }
  if (response.ok) {
    discard(response);
    report?.(blob.size);
    return;
  }
  const text = await response.text().catch(() => '');
  const code = /<Code>(\w+)/.exec(text)?.[1] ?? '';
  const header = code === 'SignatureDoesNotMatch' ? findDifference(text, target.url, headers) : null;
  const isExpired = text.includes('has expired');
  throw new UploadError(`${response.status} ${code}${header ? ` (${header})` : ''}`, 'upload', {}, { status: response.status, code, header, isExpired });
}

type Send = (client: CoreClient, url: string, headers: Record<string, string>, body: Blob, signal: AbortSignal, report: (bytes: number) => void) => Promise<Response>;

const sendWhole: Send = (client, url, headers, body, signal) => {
  const request = new Request(url, { method: 'PUT', headers, body, signal, redirect: 'manual' });
  return (client.fetch ?? fetch)(request);
};

const sendCounted: Send = (client, url, headers, body, signal, report) => {
  // A browser counts only here. A replaced `fetch` is used all the same.
  const { XMLHttpRequest: Xhr } = globalThis as unknown as { XMLHttpRequest?: new () => Xhr };
  if (Xhr && !client.fetch) return sendByXhr(new Xhr(), url, headers, body, signal, report);
  let sent = 0;
  const count = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      controller.enqueue(chunk);
      report((sent += chunk.length));
    },
  });
  const counted = body.stream().pipeThrough(count);
  // The storage needs the length, which a stream does not tell.
  const init = { method: 'PUT', headers: { ...headers, 'content-length': `${body.size}` }, body: counted, signal, redirect: 'manual', duplex: 'half' };
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

function sendByXhr(xhr: Xhr, url: string, headers: Record<string, string>, body: Blob, signal: AbortSignal, report: (bytes: number) => void): Promise<Response> {
  return new Promise((resolve, reject) => {
    xhr.open('PUT', url);
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
    xhr.upload.onprogress = ({ loaded }) => report(loaded);
    xhr.onload = () => resolve(new Response(xhr.responseText || null, { status: xhr.status }));
    xhr.onerror = xhr.onabort = reject;
    signal.addEventListener('abort', () => xhr.abort(), { once: true });
    xhr.send(body);
  });
}

function throttle(onProgress: NonNullable<UploadOptions['onProgress']>, totalBytes: number): (sentBytes: number) => void {
  let toldAtMs = -Infinity;
  let told = -1;
  return (sentBytes) => {
    const isDue = sentBytes === totalBytes || performance.now() - toldAtMs >= 100;
    if (!isDue || sentBytes === told) return;
    toldAtMs = performance.now();
    told = sentBytes;
    onProgress({ sentBytes, totalBytes });
  };
}

// The storage shows the request as it calculated the signature over it: one line for each signed header, as it arrived.
function findDifference(text: string, url: string, sent: Record<string, string>): string | null {
  const received = /<CanonicalRequest>([^<]*)/.exec(text)?.[1]?.replace(/&#(x[aA]|10);/g, '\n') ?? '';
  const signed = new URL(url).searchParams.get('X-Amz-SignedHeaders')?.split(';') ?? [];
  const names = signed.filter((name) => name !== 'host');
  return names.find((name) => sent[name] === undefined || (received !== '' && !received.includes(`\n${name}:${sent[name]}\n`))) ?? null;
}

function isRetryable(error: unknown): boolean {
  const { status, isExpired } = error as { status?: number; isExpired?: boolean };
  return error instanceof ConnectionError || isExpired === true || Number(status) >= 500;
}
