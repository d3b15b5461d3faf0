/**
 * Thrown if the worker lost its claim: the file or its knowledge base was deleted, or another worker claimed the file.
 * The queue then retries the job. If the file still needs processing, the retry claims the file, even from another
 * worker, because the job of that worker may be lost.
 */
export class ClaimLostError extends Error {
  override readonly name = 'ClaimLostError';

  constructor() {
    super('the file was deleted, or another attempt claimed it');
  }
}
