/** Thrown if a file cannot be processed and a retry would fail again or cost money. Users see the message. */
export class PermanentError extends Error {
  override readonly name = 'PermanentError';
}
