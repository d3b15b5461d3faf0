/**
 * Thrown if the worker lost its claim: the file or its knowledge base was deleted, or another worker claimed the file.
 * The job is then retried until the file is processed, because the job of the other worker may be lost.
 */
export class ClaimLost extends Error {
  override readonly name = 'ClaimLost';

  constructor() {
    super('the file was deleted, or another attempt claimed it');
  }
}
