// Opens the pool of connections that everything else works through.
import knex, { type Knex } from 'knex';
import pg from 'pg';

export interface DatabaseOptions {
  /** A URL, or the parts of one; `host` may be the folder of a Unix socket. */
  readonly connection:
    | { readonly connectionString: string }
    | {
        readonly host: string;
        readonly port: number;
        readonly user: string;
        readonly database: string;
        readonly password?: string;
      };
  /** Most connections at one time. */
  readonly poolSize: number;
  /** Shown in pg_stat_activity. */
  readonly applicationName: string;
  /** The server gives up a statement that takes longer; such an error has the kind `timeout`. */
  readonly statementTimeoutMs: number;
  /** How long to wait for a free connection or for a new one; then the error has the kind `unavailable`. Default 5,000. */
  readonly acquireTimeoutMs?: number;
  readonly log: DatabaseLog;
}

export interface DatabaseLog {
  warn(message: string): void;
  error(message: string): void;
  debug(message: string): void;
}

const IDLE_IN_TRANSACTION_TIMEOUT_MS = 60_000;

/** Opens no connection yet: the first query does. Close with `destroy()`. */
export function createDatabase(options: DatabaseOptions): Knex {
  const { connection, poolSize, applicationName, statementTimeoutMs, acquireTimeoutMs = 5_000, log } = options;
  const settings = {
    ...connection,
    application_name: applicationName,
    statement_timeout: statementTimeoutMs,
    // A process that hangs in a transaction must not hold its locks for ever.
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
    connectionTimeoutMillis: acquireTimeoutMs,
    keepAlive: true,
    // Postgres compiles what it takes for costly. The statements of a service are short, and the lists of the dashboard begin to answer
    // long before they would be compiled. Options in the URL of a database replace this one.
    options: '-c jit=off',
    types: { getTypeParser },
  };
  return knex({
    client: 'pg',
    // A function, because knex makes a deep copy of an object and prints parts of it in its warnings.
    connection: () => settings as Knex.PgConnectionConfig,
    // An idle connection that the server closes is noticed by knex (it listens for 'error' on each one) and is replaced on
    // its next use; min 0 so that a server that went away is not called in a loop.
    pool: { min: 0, max: poolSize, acquireTimeoutMillis: acquireTimeoutMs, idleTimeoutMillis: 30_000 },
    log: {
      warn: (message: unknown) => log.warn(textOf(message)),
      error: (message: unknown) => log.error(textOf(message)),
      debug: (message: unknown) => log.debug(textOf(message)),
      deprecate: (method: string, alternative: string) => log.warn(`knex: ${method} is deprecated, use ${alternative}`),
    },
  });
}

/** Knex logs "Acquire connection error: <stack>"; one line is enough, the error itself goes its own way. */
function textOf(message: unknown): string {
  return String(message).split('\n')[0] ?? '';
}

/** The parsers of this pool only: pg's own table of parsers is shared by every user of pg in the process. */
function getTypeParser(type: number, format: 'text' | 'binary' = 'text'): (value: string) => unknown {
  const { builtins } = pg.types;
  if (format === 'text' && type === builtins.INT8) return parseSafeInteger;
  if (format === 'text' && type === INT8_ARRAY) return parseSafeIntegerArray;
  return pg.types.getTypeParser(type, format as 'text') as (value: string) => unknown;
}

/** Not among pg's named types. */
const INT8_ARRAY: number = 1016;

/** count(*) and sum(integer) are 64 bits wide. Throws where a number would no longer be exact, instead of rounding. */
function parseSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} does not fit a JavaScript number`);
  return value;
}

function parseSafeIntegerArray(text: string): unknown {
  const asTexts: unknown = pg.types.getTypeParser(INT8_ARRAY, 'text')(text);
  const convert = (item: unknown): unknown =>
    Array.isArray(item) ? item.map(convert) : item === null ? null : parseSafeInteger(String(item));
  return convert(asTexts);
}
