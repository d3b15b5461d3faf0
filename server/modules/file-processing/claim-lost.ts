/**
 * Thrown if the worker lost its claim: the file or its knowledge base was deleted, or another worker claimed the file.
 * The job is then retried until the file has ended, because the other worker may have lost its job.
 */
export class ClaimLost extends Error {
  override readonly name = 'ClaimLost';

  constructor() {
    super('the file was deleted, or another attempt claimed it');
  }
}
