// A connection that notices when Postgres no longer replies. TCP alone does not: behind a proxy that stays up, or a network that drops packets, a
// statement waits indefinitely, and the pool never gets its connection back.
import pg from 'pg';

export interface WatchedClientConfig extends pg.ClientConfig {
  /** Maximum time between a message to Postgres and its reply, or between two parts of the reply. */
  readonly replyTimeoutMs: number;
  /** Called with the `performance.now()` since which the lost connection had received nothing. */
  onReplyTimeout(silentSinceMs: number): void;
  /** Called with the SQLSTATE of each error that Postgres reports. */
  onErrorCode?(code: string): void;
}

const READ_ONLY_SQL_TRANSACTION = '25006';

export class WatchedClient extends pg.Client {
  /** May be raised for statements that run without a time limit. */
  replyTimeoutMs: number;
  readonly #onReplyTimeout: WatchedClientConfig['onReplyTimeout'];
  /** A write failed because the session is read-only. It stays so when the database no longer is, or leads to a former primary. */
  isReadOnly = false;
  /** The socket is closed. */
  hasEnded = false;
  /** When bytes were last received. */
  lastReceivedMs = performance.now();
  #lastSentMs = this.lastReceivedMs;
  /** A cursor is open and Postgres waits for the next read. */
  #isSuspended = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(config: WatchedClientConfig) {
    super(config);
    this.replyTimeoutMs = config.replyTimeoutMs;
    this.#onReplyTimeout = config.onReplyTimeout;
    this.connection.on('errorMessage', ({ code = '' }: { code?: string }) => {
      this.isReadOnly ||= code === READ_ONLY_SQL_TRANSACTION;
      config.onErrorCode?.(code);
    });
    this.connection.on('portalSuspended', () => (this.#isSuspended = true));
    // Not earlier: TLS replaces the stream while the connection is opened.
    this.once('connect', () => this.connection.stream.on('data', () => (this.lastReceivedMs = performance.now())));
    this.once('end', () => {
      this.hasEnded = true;
      clearTimeout(this.#timer);
    });
  }

  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- eight overloads of pg, all of which are passed on
  override query(...given: any[]): any {
    this.expectReply();
    return (super.query as (...given: unknown[]) => unknown)(...given);
  }

  /** Starts the time limit. `query` does so itself; the read of a cursor does not go through it. */
  expectReply(): void {
    this.#isSuspended = false;
    this.#lastSentMs = performance.now();
    this.#checkAfter(this.replyTimeoutMs);
  }

  /** Lowers the time limit, also of what is waiting for a reply now. */
  limitReplies(maxReplyMs: number): void {
    this.replyTimeoutMs = Math.min(this.replyTimeoutMs, maxReplyMs);
    if (maxReplyMs !== Infinity) this.#checkAfter(maxReplyMs);
  }

  /** Returns whether Postgres replies within the limit. A connection that fails this is destroyed. */
  async replies(timeoutMs: number): Promise<boolean> {
    const { replyTimeoutMs } = this;
    this.replyTimeoutMs = timeoutMs;
    try {
      await this.query('select 1');
      return true;
    } catch {
      return false;
    } finally {
      this.replyTimeoutMs = replyTimeoutMs;
    }
  }

  /** Closes the socket without a message to Postgres; everything that waits for a reply fails. */
  abort(reason: string, code: 'ETIMEDOUT' | 'ECONNABORTED'): void {
    clearTimeout(this.#timer);
    this.connection.stream.destroy(Object.assign(new Error(reason), { code }));
  }

  #checkAfter(delayMs: number): void {
    clearTimeout(this.#timer);
    // After an event loop that was blocked, timers run before the bytes that have arrived meanwhile are read.
    this.#timer = setTimeout(() => setImmediate(() => this.#check()), delayMs);
    this.#timer.unref();
  }

  #check(): void {
    const { readyForQuery } = this as unknown as { readyForQuery?: boolean };
    if (readyForQuery !== false || this.#isSuspended) return;
    const lastActivityMs = Math.max(this.#lastSentMs, this.lastReceivedMs);
    const remainingMs = lastActivityMs + this.replyTimeoutMs - performance.now();
    if (remainingMs > 0) return this.#checkAfter(remainingMs);
    this.#onReplyTimeout(lastActivityMs);
    this.abort(`No reply from Postgres within ${this.replyTimeoutMs} ms`, 'ETIMEDOUT');
  }
}

/** Longest statement that is allowed to run without the limit of its pool, such as a migration or the build of an index. */
const LONG_STATEMENT_TIMEOUT_MS = 3_600_000;

/** Lets the connection wait for statements that Postgres does not limit either. Returns the function that restores the limit. */
export function allowLongStatements(connection: WatchedClient): () => void {
  const { replyTimeoutMs } = connection;
  connection.replyTimeoutMs = LONG_STATEMENT_TIMEOUT_MS;
  return () => void (connection.replyTimeoutMs = replyTimeoutMs);
}
