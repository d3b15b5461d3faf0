import { StorageError, type StorageFailure } from './port.js';

interface S3Failure {
  readonly name?: string;
  readonly code?: string;
  /** One failure per address of the host. */
  readonly errors?: readonly S3Failure[];
  readonly message?: string;
  readonly $metadata?: { readonly httpStatusCode?: number };
}

export function toStorageError(what: string, error: unknown): StorageError {
  if (error instanceof StorageError) return error;
  const failure = (error ?? {}) as S3Failure;
  return new StorageError(failureOf(failure), `${what}: ${reasonOf(failure)}`, { cause: error });
}

/** If the connection failed, the error has only a general name, such as `Error`. So its message or code is used. */
function reasonOf({ name = 'failed', message = '', code, errors = [], $metadata }: S3Failure): string {
  if ($metadata?.httpStatusCode !== undefined || code === undefined) return name;
  return errors.length > 0 ? errors.map(reasonOf).join(', ') : message || code;
}

function failureOf({ name = '', $metadata }: S3Failure): StorageFailure {
  const status = $metadata?.httpStatusCode;
  // Without a status, the connection failed, our timeout expired, or credentials are missing.
  if (status === undefined) return name === 'CredentialsProviderError' ? 'rejected' : 'unavailable';
  // The embedded store found that the bytes do not match their checksum. A retry would read the same bytes.
  if (name === 'ObjectCorrupt') return 'corrupt';
  if (status >= 500 || status === 429 || status === 408) return 'unavailable';
  return status === 404 && name !== 'NoSuchBucket' ? 'not_found' : 'rejected';
}
