/**
 * A problem that the operator can repair, such as an unreadable file or a port in use. The process prints only the
 * message and exits with code 1.
 */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
}

const reasonsByCode: Readonly<Record<string, string>> = {
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

/** Describes a file system error, such as `no space left on the device (ENOSPC)`. Returns null for any other error. */
export function fileSystemReason(error: unknown): string | null {
  const { code = '' } = (error ?? {}) as { code?: string };
  const reason = reasonsByCode[code];
  return reason === undefined ? null : `${reason} (${code})`;
}
