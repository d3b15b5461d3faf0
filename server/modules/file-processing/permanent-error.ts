/** Thrown if a retry would fail again or cost money. Users see the message. */
export class PermanentError extends Error {
  override readonly name = 'PermanentError';
}
