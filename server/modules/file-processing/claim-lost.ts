/**
 * Thrown if the worker lost its claim: the file or its knowledge base was deleted, or another attempt claimed the file.
 * The job must then be retried, because the other attempt may have crashed.
 */
export class ClaimLostError extends Error {
  override readonly name = 'ClaimLostError';

  constructor() {
    super('the file was deleted, or another attempt claimed it');
  }
}
