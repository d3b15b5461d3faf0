// What went wrong in the database, as far as a rule or a status depends on it. Everything else stays `other`.

export type DatabaseFailure =
  /** `constraint` is the name from the migration. */
  | { readonly kind: 'unique_violation'; readonly constraint: string }
  | { readonly kind: 'foreign_key_violation'; readonly constraint: string }
  | { readonly kind: 'check_violation'; readonly constraint: string }
  /** Two transactions collided and this one was rolled back: running it again from its start is safe. */
  | { readonly kind: 'serialization' }
  /** The statement took longer than statementTimeoutMs, or waited too long for a lock. */
  | { readonly kind: 'timeout' }
  /** No reply from the server, no free connection, or the server is stopping, full or read-only: worth trying again later. */
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'other' };

/** Takes whatever a query threw. Looks at codes; at words only where pg and knex give no code. */
export function classifyDatabaseError(error: unknown): DatabaseFailure {
  // Not `instanceof`: under Jest the errors of Node itself come from outside of the test's own world.
  if (typeof error !== 'object' || error === null) return { kind: 'other' };
  const { code = '', constraint = '' } = error as { code?: string; constraint?: string };
  switch (code) {
    case '23505':
      return { kind: 'unique_violation', constraint };
    case '23503':
      return { kind: 'foreign_key_violation', constraint };
    case '23514':
      return { kind: 'check_violation', constraint };
    case '40001': // serialization_failure
    case '40P01': // deadlock_detected
      return { kind: 'serialization' };
    case '57014': // query_canceled
    case '55P03': // lock_not_available
      return { kind: 'timeout' };
  }
  return isUnavailable(error as Partial<NodeJS.ErrnoException>, code) ? { kind: 'unavailable' } : { kind: 'other' };
}

/**
 * 08: connection exceptions. 57P: shut down, crashed, starting up. 531, 532, 533: disk full, out of memory, too many connections. 25P03: idle too
 * long. 25006: read-only.
 */
const UNAVAILABLE_STATES = /^(08...|57P0\d|53[123]00|25P03|25006)$/;

const UNAVAILABLE_SYSTEM_CODES = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT'],
  ...['EHOSTUNREACH', 'EHOSTDOWN', 'ENETUNREACH', 'ENETDOWN', 'ENOTFOUND', 'EAI_AGAIN'],
]);

/** pg on a lost connection; knex and its pool on one that could not be had. */
const UNAVAILABLE_WORDS = new RegExp(
  [
    'Connection terminated',
    'Connection ended unexpectedly',
    'Client has encountered a connection error',
    'Client was closed',
    'timeout expired',
    'Unable to acquire a connection',
    '^aborted$',
  ].join('|'),
);

/** A read-only database, or a full disk: writes fail, and reads go on. */
export function isWriteFailure(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown };
  return code === '25006' || code === '53100';
}

function isUnavailable({ name, message = '', syscall }: Partial<NodeJS.ErrnoException>, code: string): boolean {
  if (UNAVAILABLE_STATES.test(code) || UNAVAILABLE_SYSTEM_CODES.has(code)) return true;
  // The socket file is gone with the server; any other missing file is a bug.
  if (code === 'ENOENT' && syscall === 'connect') return true;
  return name === 'KnexTimeoutError' || (code === '' && UNAVAILABLE_WORDS.test(message));
}
