// Tool failures, whose messages the model and the user may read.
import { ModelError } from '../../../platform/models/port.js';
import { StorageError } from '../../../platform/storage/port.js';
import { isClientError } from '../../../platform/errors.js';

export class ToolFailureError extends Error {
  override readonly name = 'ToolFailureError';

  constructor(
    message: string,
    /** Whether to log the failure. */
    readonly isUnexpected = false,
    options: { cause?: unknown } = {},
  ) {
    super(message, options);
  }
}

/** Replaces the messages of unknown errors, because these messages can quote stored values. */
export function toToolFailure(error: unknown): ToolFailureError {
  if (error instanceof ToolFailureError) return error;
  const options = { cause: error };
  if (error instanceof ModelError)
    return new ToolFailureError(error.message, error.failure !== 'rate_limited', options);
  if (error instanceof StorageError && error.failure === 'unavailable')
    return new ToolFailureError('The file storage is temporarily unavailable', true, options);
  if (isClientError(error)) {
    const details = (error.details ?? []).map(({ message, path }) => `${path.join('.')} ${message}`.trim());
    return new ToolFailureError(
      [error.text ?? 'The tool does not take these arguments', ...details].join('; '),
      false,
      options,
    );
  }
  return new ToolFailureError('The tool failed unexpectedly; a retry may succeed', true, options);
}
