// The port for object storage. Every key begins with the id of its organization (modules/uploads/keys.ts).
import type { Readable } from 'node:stream';

/** A presigned upload, which needs no credentials. */
export interface UploadGrant {
  readonly key: string;
  /** The upload must have exactly this `Content-Type`. */
  readonly contentType: string;
  /** The upload must have exactly this metadata in its headers. Names are in lower case, values in printable ASCII. */
  readonly metadata: Readonly<Record<string, string>>;
  readonly expiresInSeconds: number;
}

/** A presigned download, which needs no credentials. Its response headers prevent a browser from running the file. */
export interface DownloadGrant {
  readonly key: string;
  readonly contentType: string;
  readonly expiresInSeconds: number;
}

export interface StoredObject {
  readonly size: number;
  readonly contentType: string;
  /** Changes with the content. */
  readonly etag: string;
  readonly metadata: Readonly<Record<string, string>>;
}

export interface ReadableObject extends StoredObject {
  /** Holds a connection until it is read to its end or destroyed. Fails with a StorageError. */
  readonly content: Readable;
}

export interface ListedObject {
  readonly key: string;
  readonly size: number;
}

export interface NewObject {
  readonly key: string;
  readonly body: string | Uint8Array;
  readonly contentType: string;
  readonly metadata?: Readonly<Record<string, string>>;
}

/**
 * Each method ends within the adapter's time limit, and rejects only with a StorageError. For `list`, the limit applies
 * to each page.
 */
export interface ObjectStorage {
  /** Returns the URL for a PUT. Does not call the storage. */
  presignUpload(grant: UploadGrant): Promise<string>;
  /** Returns the URL for a GET. Does not call the storage, and the object need not exist. */
  presignDownload(grant: DownloadGrant): Promise<string>;
  head(key: string): Promise<StoredObject>;
  get(key: string): Promise<ReadableObject>;
  /** Replaces an existing object atomically: a reader sees either the old or the new one. */
  put(object: NewObject): Promise<void>;
  /** Also succeeds if the object does not exist. */
  remove(key: string): Promise<void>;
  /** Default: all objects. */
  list(prefix?: string): AsyncIterable<ListedObject>;
}

/**
 * `unavailable`: the storage is down, too slow or over its limits. A retry may succeed. `rejected`: the storage refuses
 * the call because of the credentials, the bucket or a value. `corrupt`: the object does not match its checksum.
 */
export type StorageFailure = 'not_found' | 'unavailable' | 'rejected' | 'corrupt';

export class StorageError extends Error {
  override readonly name = 'StorageError';

  constructor(
    readonly failure: StorageFailure,
    message: string,
    options: { cause?: unknown } = {},
  ) {
    super(message, options);
  }
}
