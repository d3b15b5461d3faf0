/** The token is malformed, expired, forged, revoked, or for another service. The message is only for the log. */
export class TokenRejectedError extends Error {
  override readonly name = 'TokenRejectedError';
}

/** The token may be valid, but the issuer's keys cannot be fetched. The caller should retry, not sign in again. */
export class KeysUnavailableError extends Error {
  override readonly name = 'KeysUnavailableError';
  readonly retryAfterSeconds: number;

  constructor(message: string, options: { retryAfterSeconds: number; cause?: unknown }) {
    super(message, { cause: options.cause });
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}
