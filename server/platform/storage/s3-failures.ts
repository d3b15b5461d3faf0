// What the S3 client throws → the port's closed list.
import { StorageError, type StorageFailure } from './port.js';

interface S3Failure {
  readonly name?: string;
  readonly message?: string;
  readonly $metadata?: { readonly httpStatusCode?: number };
}

export function toStorageError(what: string, error: unknown): StorageError {
  if (error instanceof StorageError) return error;
  const given = (error ?? {}) as S3Failure;
  return new StorageError(failureOf(given), `${what}: ${given.name ?? 'failed'}`, { cause: error });
}

function failureOf({ name = '', $metadata }: S3Failure): StorageFailure {
  const status = $metadata?.httpStatusCode;
  // Without any answer: a connection that failed, or our own timeout. Credentials that cannot be found are nothing that passes.
  if (status === undefined) return name === 'CredentialsProviderError' ? 'rejected' : 'unavailable';
  // The embedded store names bytes that do not match their checksum: another try reads the same.
  if (name === 'ObjectCorrupt') return 'rejected';
  if (status >= 500 || status === 429 || status === 408) return 'unavailable';
  return status === 404 && name !== 'NoSuchBucket' ? 'not_found' : 'rejected';
}
