/**
 * Thrown if the job must not retry a step, because a retry would fail again or would cost another call of a model.
 * Users see the message.
 */
export class PermanentError extends Error {
  override readonly name = 'PermanentError';
}
