/** The document is at fault, not the service. A retry would fail in the same way. */
export class DocumentError extends Error {
  override readonly name = 'DocumentError';

  constructor(
    /** Safe to show to users, at most 500 characters. */
    readonly reason: string,
    options: { cause?: unknown } = {},
  ) {
    super(reason, options);
  }
}
