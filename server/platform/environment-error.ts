// What prevents a process from starting and an operator can repair: a folder, a file, a port, an address, the database.

/** The message is one sentence for the operator, and all that a process prints before it exits with 1. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
  ENOSPC: 'no space left on the device',
  EDQUOT: 'the disk quota is used up',
  ENOENT: 'no such file or folder',
  ENOTDIR: 'a part of the path is not a folder',
  EEXIST: 'a file of that name exists',
  EISDIR: 'it is a folder',
  EIO: 'the device reports an error',
  EMFILE: 'too many open files',
  ENFILE: 'too many open files',
  ELOOP: 'too many symbolic links',
};

/** Describes an error of the file system, such as `no space left on the device (ENOSPC)`; null for any other error. */
export function fileSystemReason(error: unknown): string | null {
  const { code = '' } = (error ?? {}) as { code?: string };
  const reason = REASONS[code];
  return reason === undefined ? null : `${reason} (${code})`;
}
