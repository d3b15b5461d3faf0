/**
 * Thrown if the worker lost its claim: the file or its knowledge base was deleted, or another worker claimed the file.
 * The queue then retries the job. If the file was deleted, the retry removes its text and ends. Otherwise the retry
 * processes the file, because the job of the other worker may be lost.
 */
export class ClaimLostError extends Error {
  override readonly name = 'ClaimLostError';

  constructor() {
    super('the file was deleted, or another attempt claimed it');
  }
}
