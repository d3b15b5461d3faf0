import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createS3Storage,
  type S3Options,
  type S3Storage,
  type UploadGrant,
} from '../../server/platform/storage/index.js';
import {
  startEmbeddedObjectStore,
  type EmbeddedObjectStore,
  type EmbeddedObjectStoreOptions,
} from '../../server/embedded/object-store/index.js';

export interface StoreAccess {
  readonly endpoint: string;
  readonly region: string;
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string };
}

export const storageAt = (
  { endpoint, region, credentials }: StoreAccess,
  bucket: string,
  options: Partial<S3Options> = {},
): S3Storage => createS3Storage({ endpoint, region, credentials, bucket, usesPathStyle: true, ...options });

export interface Answer {
  readonly status: number;
  /** S3's error code, or '' if the reply is not an error. */
  readonly code: string;
  readonly message: string;
  readonly text: string;
  readonly headers: http.IncomingHttpHeaders;
}

export interface SendOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  /** Replaces the path of the URL, sent without normalization. */
  readonly path?: string;
}

/** Uses Node's own client, because `fetch` resolves `..` and does not let callers set some headers. */
export function send(url: string, { method = 'PUT', headers = {}, body, path }: SendOptions = {}): Promise<Answer> {
  const { hostname, port, pathname, search } = new URL(url);
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const request = http.request({
      hostname,
      port,
      path: path ?? `${pathname}${search}`,
      method,
      headers: { ...length, ...headers },
      agent: false,
    });
    const waitsForContinue = headers['expect'] !== undefined;
    request.on('continue', () => request.end(body));
    request.on('error', reject);
    request.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        const field = (name: string) => new RegExp(`<${name}>(.*?)</${name}>`, 's').exec(text)?.[1] ?? '';
        resolve({
          status: response.statusCode ?? 0,
          code: field('Code'),
          message: field('Message'),
          text,
          headers: response.headers,
        });
        if (waitsForContinue) request.destroy();
      });
    });
    if (waitsForContinue) request.flushHeaders();
    else request.end(body);
  });
}

/** Returns a grant as the uploads module makes it. */
export const grantFor = (key: string, fields: Partial<UploadGrant> = {}): UploadGrant => ({
  key,
  contentType: 'application/pdf',
  metadata: { 'file-type': 'application/pdf', 'org-id': 'org_1', 'user-id': 'user_1' },
  expiresInSeconds: 600,
  ...fields,
});

export const rightHeaders = {
  'content-type': 'application/pdf',
  'x-amz-meta-file-type': 'application/pdf',
  'x-amz-meta-org-id': 'org_1',
  'x-amz-meta-user-id': 'user_1',
};

export async function readAll(content: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const testLog = { error: (fields: object, message: string) => console.error(message, fields) };

/** Starts an embedded store. Without `dataDir`, uses a new folder, which `stop` deletes. */
export async function startTestStore(
  options: Partial<EmbeddedObjectStoreOptions> = {},
): Promise<EmbeddedObjectStore & { readonly dataDir: string }> {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'agent-platform-storage-'));
  const store = await startEmbeddedObjectStore({ dataDir, port: 0, bucket: 'test', log: testLog, ...options });
  const stop = async () => {
    await store.stop();
    if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
  };
  return { ...store, dataDir, stop };
}
