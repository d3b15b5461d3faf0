// A connection that detects when Postgres no longer replies. Otherwise, a statement could wait indefinitely, for
// example if a proxy keeps the socket open.
import pg from 'pg';
import { pausedMs } from '../event-loop/pauses.js';
import type { PreparedStatements } from './prepared.js';

export interface WatchedClientConfig extends pg.ClientConfig {
  /** Maximum time from a message to Postgres until its reply, and between two parts of the reply. */
  readonly replyTimeoutMs: number;
  /** Called with the `performance.now()` value of the last activity on the lost connection. */
  onReplyTimeout(silentSinceMs: number): void;
  onErrorCode?(code: string): void;
  readonly prepared: PreparedStatements;
}

const readOnlySqlTransaction = '25006';
/**
 * SQLSTATE codes of a lost prepared statement: a migration changed its result type, or a pooler switched the session.
 */
const preparedStatementLost = ['0A000', '26000', '42P05'];

/** SQLSTATE codes of a session that an administrator, a crash or an idle timeout ended. */
const sessionEnded = ['57P01', '57P02', '57P05', '25P03'];

const cancelTimeoutMs = 5_000;

/** Parts of pg that its types omit. */
interface CancelKey {
  readonly host: string;
  readonly port: number;
  readonly processID: number;
  readonly secretKey: number;
}
type CancelConnection = pg.Connection & {
  connect(port: number | string, host?: string): void;
  cancel(processId: number, secretKey: number): void;
};

export class WatchedClient extends pg.Client {
  /** Maximum time without a reply. `isResponding` lowers it for its statement. `allowLongStatements` raises it. */
  replyTimeoutMs: number;
  readonly #onReplyTimeout: WatchedClientConfig['onReplyTimeout'];
  readonly #prepared: PreparedStatements;
  /**
   * Whether the session is known to be read-only. The session may stay read-only after the database recovers, or belong
   * to a former primary, so the pool replaces the connection.
   */
  isReadOnly = false;
  /** Whether a prepared statement is lost. Its further uses would fail, so the pool replaces the connection. */
  hasLostStatement = false;
  /**
   * Whether a cancel request was sent. A late request would end the next statement, so the pool replaces the
   * connection.
   */
  isCancelled = false;
  /** Whether the session or the socket has ended. */
  hasEnded = false;
  lastReceivedMs = performance.now();
  #lastSentMs = this.lastReceivedMs;
  /** `pausedMs()` when the reply time limit began. A larger value later shows that the process was paused. */
  #pausedAtStartMs = 0;
  /** Whether a cursor is open and Postgres waits for the next read. */
  #isSuspended = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(config: WatchedClientConfig) {
    super(config);
    this.replyTimeoutMs = config.replyTimeoutMs;
    this.#onReplyTimeout = config.onReplyTimeout;
    this.#prepared = config.prepared;
    this.connection.on('errorMessage', ({ code = '' }: { code?: string }) => {
      this.isReadOnly ||= code === readOnlySqlTransaction;
      this.hasLostStatement ||= preparedStatementLost.includes(code);
      this.hasEnded ||= sessionEnded.includes(code);
      config.onErrorCode?.(code);
    });
    this.connection.on('portalSuspended', () => (this.#isSuspended = true));
    // Add the listener on `connect`, because TLS replaces the stream while the connection is opened.
    this.once('connect', () => this.connection.stream.on('data', () => (this.lastReceivedMs = performance.now())));
    this.once('end', () => {
      this.hasEnded = true;
      clearTimeout(this.#timer);
    });
  }

  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- all overloads of pg are passed on
  override query(...parameters: any[]): any {
    this.expectReply();
    const [statement] = parameters;
    // Knex creates a new object for each statement, so its name can be set. A statement without values may consist of
    // several commands, so it is not prepared.
    if (statement?.values?.length > 0 && statement.submit === undefined)
      statement.name = this.#prepared.nameOf(statement.text, statement.name);
    return (super.query as (...parameters: unknown[]) => unknown)(...parameters);
  }

  /** Starts the reply time limit. `query` calls this method. Code that reads a cursor must call it before each read. */
  expectReply(): void {
    this.#isSuspended = false;
    this.#lastSentMs = performance.now();
    this.#pausedAtStartMs = pausedMs();
    this.#checkAfter(this.replyTimeoutMs);
  }

  /** Returns whether Postgres replies within the limit. Otherwise, closes the connection. */
  async isResponding(timeoutMs: number): Promise<boolean> {
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

  /**
   * Makes Postgres cancel the statement in progress, which then fails with the DatabaseFailure `timeout`. If the
   * request does not arrive, the statement ends at `statement_timeout`.
   */
  cancelStatement(): void {
    this.isCancelled = true;
    const { host, port, processID, secretKey } = this as unknown as CancelKey;
    const request = new pg.Connection() as CancelConnection;
    request.on('error', () => undefined);
    request.once('connect', () => request.cancel(processID, secretKey));
    if (host.startsWith('/')) request.connect(`${host}/.s.PGSQL.${port}`);
    else request.connect(port, host);
    const timer = setTimeout(() => request.stream.destroy(), cancelTimeoutMs);
    request.once('end', () => clearTimeout(timer));
  }

  /** Closes the socket without a message to Postgres. Every statement in progress fails. */
  abort(reason: string, code: 'ETIMEDOUT' | 'ECONNABORTED'): void {
    clearTimeout(this.#timer);
    this.connection.stream.destroy(Object.assign(new Error(reason), { code }));
  }

  #checkAfter(delayMs: number): void {
    clearTimeout(this.#timer);
    // If the event loop was blocked, timers run before bytes are read, so check one iteration later.
    this.#timer = setTimeout(() => setImmediate(() => this.#check()), delayMs);
    this.#timer.unref();
  }

  #check(): void {
    const { readyForQuery } = this as unknown as { readyForQuery?: boolean };
    if (readyForQuery !== false || this.#isSuspended) return;
    const lastActivityMs = Math.max(this.#lastSentMs, this.lastReceivedMs);
    const remainingMs = lastActivityMs + this.replyTimeoutMs - performance.now();
    if (remainingMs > 0) return this.#checkAfter(remainingMs);
    // Postgres may have been suspended together with this process.
    if (pausedMs() > this.#pausedAtStartMs) return this.expectReply();
    this.#onReplyTimeout(lastActivityMs);
    this.abort(`No reply from Postgres within ${this.replyTimeoutMs} ms`, 'ETIMEDOUT');
  }
}

/** Maximum time until the reply to a statement that has no time limit, such as a migration or an index build. */
const longReplyTimeoutMs = 3_600_000;

/** Raises the limit to `longReplyTimeoutMs`. Returns the function that restores it. */
export function allowLongStatements(connection: WatchedClient): () => void {
  const { replyTimeoutMs } = connection;
  connection.replyTimeoutMs = longReplyTimeoutMs;
  return () => void (connection.replyTimeoutMs = replyTimeoutMs);
}
