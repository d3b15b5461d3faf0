/** The document is at fault, not the service: reading it again gives the same. */
export class DocumentError extends Error {
  override readonly name = 'DocumentError';

  constructor(
    /** Plain, for people, at most 500 characters. */
    readonly reason: string,
    options: { cause?: unknown } = {},
  ) {
    super(reason, options);
  }
}
