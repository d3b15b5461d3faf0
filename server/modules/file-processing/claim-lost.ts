/**
 * Thrown if a worker lost its claim, for example because the file was deleted or another attempt claimed it. The job
 * must then be retried, because the other attempt may have crashed.
 */
export class ClaimLostError extends Error {
  override readonly name = 'ClaimLostError';

  constructor() {
    super('the file was deleted, its processing ended, or another attempt claimed it');
  }
}
