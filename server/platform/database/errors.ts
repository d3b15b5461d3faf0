export type DatabaseFailure =
  /** `constraint` is the name from the migration. */
  | { readonly kind: 'unique_violation'; readonly constraint: string }
  | { readonly kind: 'foreign_key_violation'; readonly constraint: string }
  | { readonly kind: 'check_violation'; readonly constraint: string }
  /** Postgres rolled the transaction back because of a conflict. It can safely be run again. */
  | { readonly kind: 'serialization' }
  /** The statement took longer than statementTimeoutMs, waited too long for a lock, or was cancelled. */
  | { readonly kind: 'timeout' }
  /**
   * No reply from the server, no free connection, a refused login, or a server that is stopping, full or read-only. A
   * retry may succeed.
   */
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'other' };

/** Classifies an error of a query by its code or, without a code, by its name or message. */
export function classifyDatabaseError(error: unknown): DatabaseFailure {
  // `instanceof Error` would be false under Jest, where Node's own errors come from another realm.
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

export function violatesUnique(error: unknown, constraint: string): boolean {
  const failure = classifyDatabaseError(error);
  return failure.kind === 'unique_violation' && failure.constraint === constraint;
}

export async function unlessNameTaken<Outcome>(
  constraint: string,
  work: Promise<Outcome>,
): Promise<Outcome | { kind: 'name-taken' }> {
  try {
    return await work;
  } catch (error) {
    if (violatesUnique(error, constraint)) return { kind: 'name-taken' };
    throw error;
  }
}

export function isTransientDatabaseError(error: unknown): boolean {
  const { kind } = classifyDatabaseError(error);
  return kind === 'unavailable' || kind === 'timeout' || kind === 'serialization';
}

/**
 * SQLSTATE codes and prefixes. 08: connection exception. 28: login refused. 3D000: no such database. 55000: the
 * database accepts no connections. 57P0: the session was ended, or Postgres is starting or stopping. 53100, 53200 and
 * 53300: disk full, out of memory, too many connections. 25P03: a transaction was idle for too long. 25006: the
 * transaction is read-only.
 */
const unavailableStates = /^(08...|28...|3D000|55000|57P0\d|53[123]00|25P03|25006)$/;

const unavailableSystemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** Messages of pg for a lost connection, and of Knex and its pool if no connection is free. */
const unavailableWords = new RegExp(
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

/** Returns whether only writes fail: the database is read-only, or its disk is full. */
export function isWriteFailure(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown };
  return code === '25006' || code === '53100';
}

function isUnavailable({ name, message = '', syscall }: Partial<NodeJS.ErrnoException>, code: string): boolean {
  if (unavailableStates.test(code) || unavailableSystemCodes.has(code)) return true;
  // The Unix socket is missing, because Postgres has stopped. Any other missing file is a defect.
  if (code === 'ENOENT' && syscall === 'connect') return true;
  return name === 'KnexTimeoutError' || (code === '' && unavailableWords.test(message));
}
