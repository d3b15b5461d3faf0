// Object storage over S3's protocol: Amazon's own, any other server that speaks it, or the embedded one.
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
import { downloadHeaders } from './download-headers.js';
import { StorageError, type ObjectStorage, type StoredObject, type UploadGrant } from './port.js';
import { toStorageError } from './s3-failures.js';

export interface S3Options {
  /** Default: Amazon's for the region. */
  readonly endpoint?: string;
  /** Where uploaders reach the storage, when that is not `endpoint`: the host is part of what is signed. */
  readonly publicEndpoint?: string;
  readonly region: string;
  readonly bucket: string;
  /** Default: wherever Amazon's client looks, such as the role of the machine. */
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string };
  /** The bucket as the first part of the path rather than of the host name. Most servers but Amazon's need it. */
  readonly usesPathStyle: boolean;
  /** For one call, its repetitions included; of `get`, until the content begins. Between two pieces of content it is the limit again. */
  readonly timeoutMs?: number;
  readonly now?: () => number;
}

export interface ListedObject {
  readonly key: string;
  readonly size: number;
}

export interface S3Storage extends ObjectStorage {
  /** Every object of the bucket, page by page. For the tools of operators: no request of the API needs it. */
  list(): AsyncIterable<ListedObject>;
  close(): void;
}

const CONNECTION_TIMEOUT_MS = 2_000;
const ATTEMPTS = 3;

export function createS3Storage(options: S3Options): S3Storage {
  const { bucket: Bucket, endpoint, publicEndpoint = endpoint, timeoutMs = 10_000, now = Date.now } = options;
  const client = createClient(options, endpoint, timeoutMs);
  const signingClient = publicEndpoint === endpoint ? client : createClient(options, publicEndpoint, timeoutMs);

  const call = async <Result>(what: string, work: (abortSignal: AbortSignal) => Promise<Result>): Promise<Result> => {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), timeoutMs);
    try {
      return await work(controller.signal);
    } catch (error) {
      if (controller.signal.aborted)
        throw new StorageError('unavailable', `${what}: no answer from the storage in ${timeoutMs} ms`, {
          cause: error,
        });
      throw toStorageError(what, error);
    } finally {
      clearTimeout(timer);
    }
  };

  return {
    presignUpload: (grant) => call('signing an upload', () => presign(signingClient, Bucket, grant, new Date(now()))),

    presignDownload: ({ key: Key, contentType, expiresInSeconds: expiresIn }) =>
      call('signing a download', () => {
        const headers = downloadHeaders(Key, contentType);
        const command = new GetObjectCommand({
          Bucket,
          Key,
          ResponseContentType: headers.contentType,
          ResponseContentDisposition: headers.contentDisposition,
        });
        return getSignedUrl(signingClient, command, { expiresIn, signingDate: new Date(now()) });
      }),

    head: (Key) =>
      call('looking for an object', async (abortSignal) =>
        describe(await client.send(new HeadObjectCommand({ Bucket, Key }), { abortSignal })),
      ),

    get: (Key) =>
      call('reading an object', async (abortSignal) => {
        const answer = await client.send(new GetObjectCommand({ Bucket, Key }), { abortSignal });
        return { ...describe(answer), content: translateFailures(answer.Body as Readable) };
      }),

    async put({ key: Key, body: Body, contentType: ContentType, metadata: Metadata }) {
      const ContentLength = Buffer.byteLength(Body); // the client takes an empty body for one of unknown length
      const command = new PutObjectCommand({ Bucket, Key, Body, ContentLength, ContentType, Metadata });
      await call('storing an object', (abortSignal) => client.send(command, { abortSignal }));
    },

    async remove(Key) {
      await call('removing an object', (abortSignal) =>
        client.send(new DeleteObjectCommand({ Bucket, Key }), { abortSignal }),
      );
    },

    async *list() {
      let ContinuationToken: string | undefined;
      do {
        const command = new ListObjectsV2Command({ Bucket, ContinuationToken });
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

function createClient(
  { region, credentials, usesPathStyle }: S3Options,
  endpoint: string | undefined,
  timeoutMs: number,
): S3Client {
  const settings: S3ClientConfig = {
    region,
    forcePathStyle: usesPathStyle,
    maxAttempts: ATTEMPTS,
    requestHandler: { connectionTimeout: CONNECTION_TIMEOUT_MS, socketTimeout: timeoutMs },
    // By default the client adds a checksum to every call: to a presigned one that of an empty body, which servers may well compare.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  };
  // The client writes into the credentials that it is given: it gets a copy.
  return new S3Client({
    ...settings,
    ...(endpoint === undefined ? {} : { endpoint }),
    ...(credentials === undefined ? {} : { credentials: { ...credentials } }),
  });
}

/**
 * Signs each header as a header. Left to itself the presigner never signs the type and moves the metadata into the address, so that the
 * uploader could send any type. It changes the sets that it is given: they are made anew for every call.
 */
function presign(client: S3Client, Bucket: string, grant: UploadGrant, signingDate: Date): Promise<string> {
  const { key: Key, contentType: ContentType, metadata: Metadata, expiresInSeconds } = grant;
  return getSignedUrl(client, new PutObjectCommand({ Bucket, Key, ContentType, Metadata }), {
    expiresIn: expiresInSeconds,
    signingDate,
    signableHeaders: new Set(['content-type']),
    unhoistableHeaders: new Set(Object.keys(Metadata).map((name) => `x-amz-meta-${name}`)),
  });
}

interface Answer {
  readonly ContentLength?: number;
  readonly ContentType?: string;
  readonly Metadata?: Record<string, string>;
}

function describe({
  ContentLength: size = 0,
  ContentType: contentType = 'application/octet-stream',
  Metadata: metadata = {},
}: Answer): StoredObject {
  return { size, contentType, metadata };
}

/** Not an async generator: one that is destroyed before its first read would never let go of the connection. */
function translateFailures(body: Readable): Readable {
  const content = new PassThrough();
  body.once('error', (error) => content.destroy(toStorageError('reading the content of an object', error)));
  content.once('close', () => body.destroy());
  return body.pipe(content);
}
