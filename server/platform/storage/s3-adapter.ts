// Works with Amazon S3, a compatible server, and the embedded store.
import { PassThrough, type Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { unlessAborted } from '../concurrency/bounded-wait.js';
import { downloadHeaders } from './download-headers.js';
import { StorageError, type DownloadGrant, type ObjectStorage, type StoredObject, type UploadGrant } from './port.js';
import { toStorageError } from './s3-failures.js';

export interface S3Options {
  /** Default: Amazon's endpoint of the region. */
  readonly endpoint?: string;
  /** Endpoint of presigned URLs, whose signature includes the host. Default: `endpoint`. */
  readonly publicEndpoint?: string;
  readonly region: string;
  readonly bucket: string;
  /** Default: the credential chain of Amazon's client, such as the role of the machine. */
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string };
  /** Whether URLs have the bucket in the path instead of the host name. Most servers except Amazon's require this. */
  readonly usesPathStyle: boolean;
  /**
   * Maximum duration of one call, including retries. For `get`, the maximum time until the content begins, and between
   * two parts of it. Default: 10 seconds.
   */
  readonly timeoutMs?: number;
  readonly now?: () => number;
}

export interface S3Storage extends ObjectStorage {
  close(): void;
}

const connectionTimeoutMs = 2_000;
const maxAttempts = 3;

export function createS3Storage(options: S3Options): S3Storage {
  const { bucket: Bucket, endpoint, publicEndpoint = endpoint, timeoutMs = 10_000, now = Date.now } = options;
  const client = createClient(options, endpoint, timeoutMs);
  const signingClient = publicEndpoint === endpoint ? client : createClient(options, publicEndpoint, timeoutMs);

  const call = <Result>(what: string, work: (abortSignal: AbortSignal) => Promise<Result>) =>
    callStorage(what, timeoutMs, work);

  return {
    presignUpload: (grant) =>
      call('signing an upload', () => presignUpload(signingClient, Bucket, grant, new Date(now()))),

    presignDownload: (grant) =>
      call('signing a download', () => presignDownload(signingClient, Bucket, grant, new Date(now()))),

    head: (Key) =>
      call('looking for an object', async (abortSignal) =>
        describe(await client.send(new HeadObjectCommand({ Bucket, Key }), { abortSignal })),
      ),

    get: (Key) =>
      call('reading an object', async (abortSignal) => {
        const reply = await client.send(new GetObjectCommand({ Bucket, Key }), { abortSignal });
        return { ...describe(reply), content: translateFailures(reply.Body as Readable) };
      }),

    async put({ key: Key, body: Body, contentType: ContentType, metadata: Metadata }) {
      const ContentLength = Buffer.byteLength(Body); // The client treats an empty body as a body of unknown length.
      const command = new PutObjectCommand({ Bucket, Key, Body, ContentLength, ContentType, Metadata });
      await call('storing an object', (abortSignal) => client.send(command, { abortSignal }));
    },

    async remove(Key) {
      await call('removing an object', (abortSignal) =>
        client.send(new DeleteObjectCommand({ Bucket, Key }), { abortSignal }),
      );
    },

    async *list(Prefix) {
      let ContinuationToken: string | undefined;
      do {
        const command = new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken });
        const page = await call('listing the objects', (abortSignal) => client.send(command, { abortSignal }));
        for (const { Key: key = '', Size: size = 0 } of page.Contents ?? []) yield { key, size };
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken !== undefined);
    },

    close() {
      client.destroy();
      signingClient.destroy();
    },
  };
}

async function callStorage<Result>(
  what: string,
  timeoutMs: number,
  work: (abortSignal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeoutMs);
  try {
    // The client ignores the signal while it fetches credentials.
    return await unlessAborted(work(controller.signal), controller.signal);
  } catch (error) {
    if (controller.signal.aborted)
      throw new StorageError('unavailable', `${what}: no response from the storage within ${timeoutMs} ms`, {
        cause: error,
      });
    throw toStorageError(what, error);
  } finally {
    clearTimeout(timer);
  }
}

function createClient(
  { region, credentials, usesPathStyle }: S3Options,
  endpoint: string | undefined,
  timeoutMs: number,
): S3Client {
  const settings: S3ClientConfig = {
    region,
    forcePathStyle: usesPathStyle,
    maxAttempts,
    requestHandler: { connectionTimeout: connectionTimeoutMs, socketTimeout: timeoutMs },
    // By default, presigned uploads contain the checksum of an empty body, and servers may reject them.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  };
  // The client modifies the credentials, so pass a copy.
  return new S3Client({
    ...settings,
    ...(endpoint === undefined ? {} : { endpoint }),
    ...(credentials === undefined ? {} : { credentials: { ...credentials } }),
  });
}

/**
 * Signs the type and the metadata as headers. By default, the presigner does not sign the type, so uploaders could send
 * any type. It would also move the metadata to the query.
 */
function presignUpload(client: S3Client, Bucket: string, grant: UploadGrant, signingDate: Date): Promise<string> {
  const { key: Key, contentType: ContentType, metadata: Metadata, expiresInSeconds } = grant;
  return getSignedUrl(client, new PutObjectCommand({ Bucket, Key, ContentType, Metadata }), {
    expiresIn: expiresInSeconds,
    signingDate,
    signableHeaders: new Set(['content-type']),
    unhoistableHeaders: new Set(Object.keys(Metadata).map((name) => `x-amz-meta-${name}`)),
  });
}

function presignDownload(client: S3Client, Bucket: string, grant: DownloadGrant, signingDate: Date): Promise<string> {
  const { key: Key, contentType, expiresInSeconds: expiresIn } = grant;
  const headers = downloadHeaders(Key, contentType);
  const command = new GetObjectCommand({
    Bucket,
    Key,
    ResponseContentType: headers.contentType,
    ResponseContentDisposition: headers.contentDisposition,
  });
  return getSignedUrl(client, command, { expiresIn, signingDate });
}

interface S3Reply {
  readonly ContentLength?: number;
  readonly ContentType?: string;
  readonly ETag?: string;
  readonly Metadata?: Record<string, string>;
}

function describe({
  ContentLength: size = 0,
  ContentType: contentType = 'application/octet-stream',
  ETag: etag = '',
  Metadata: metadata = {},
}: S3Reply): StoredObject {
  return { size, contentType, etag, metadata };
}

/**
 * Converts errors of the content to StorageError, and closes the connection when the reader stops. An async generator
 * would keep the connection open if the reader stops before the first read, because its `finally` would not run.
 */
function translateFailures(body: Readable): Readable {
  const content = new PassThrough();
  body.once('error', (error) => content.destroy(toStorageError('reading the content of an object', error)));
  content.once('close', () => body.destroy());
  return body.pipe(content);
}
