// The two ways a token check ends badly: the caller's fault or ours.

/** The token proves nothing: malformed, expired, forged, or not meant for this service. The message is for the log, never for the caller. */
export class TokenRejected extends Error {
  override readonly name = 'TokenRejected';
}

/** The token may be good, but the issuer's keys cannot be had: nobody should sign in again because our issuer is down. */
export class KeysUnavailable extends Error {
  override readonly name = 'KeysUnavailable';
  readonly retryAfterSeconds: number;

  constructor(message: string, options: { retryAfterSeconds: number; cause?: unknown }) {
    super(message, { cause: options.cause });
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}
