// What the product asks of object storage, in its own words. Every key begins with the id of the organization it belongs to: uploads/keys.ts.
import type { Readable } from 'node:stream';

/** One upload that somebody without credentials of ours may make. */
export interface UploadGrant {
  readonly key: string;
  /** The upload must carry exactly this `Content-Type`, */
  readonly contentType: string;
  /** and exactly these headers: `x-amz-meta-<name>`, names in small letters, values in printable ASCII. */
  readonly metadata: Readonly<Record<string, string>>;
  readonly expiresInSeconds: number;
}

/** One download that somebody without credentials of ours may make. Nothing of it is run by a browser: download-headers.ts. */
export interface DownloadGrant {
  readonly key: string;
  /** What the file is said to be. */
  readonly contentType: string;
  readonly expiresInSeconds: number;
}

export interface StoredObject {
  readonly size: number;
  readonly contentType: string;
  /** Names without `x-amz-meta-`. */
  readonly metadata: Readonly<Record<string, string>>;
}

export interface ReadableObject extends StoredObject {
  /** To be read to its end or destroyed: until then it holds a connection. Fails with a StorageError. */
  readonly content: Readable;
}

export interface NewObject {
  readonly key: string;
  readonly body: string | Uint8Array;
  readonly contentType: string;
  readonly metadata?: Readonly<Record<string, string>>;
}

/** Every method rejects with a StorageError and nothing else, within the adapter's timeout. */
export interface ObjectStorage {
  /** The address for a PUT. Needs no answer from the storage. */
  presignUpload(grant: UploadGrant): Promise<string>;
  /** The address for a GET by somebody without credentials of ours. Needs no answer from the storage, nor the object. */
  presignDownload(grant: DownloadGrant): Promise<string>;
  head(key: string): Promise<StoredObject>;
  get(key: string): Promise<ReadableObject>;
  /** Replaces what is there, whole: a reader sees the old object or the new one. */
  put(object: NewObject): Promise<void>;
  /** Says nothing when there is no such object. */
  remove(key: string): Promise<void>;
}

/**
 * `not_found`: no object under that key. `unavailable`: the storage is down, too slow or over its limits; another try may work.
 * `rejected`: it refuses the call, which only another configuration changes: the key, the bucket, a value.
 */
export type StorageFailure = 'not_found' | 'unavailable' | 'rejected';

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
