// Tool failures with messages that the model and the user may read.
import { ModelError } from '../../../platform/models/port.js';
import { StorageError } from '../../../platform/storage/port.js';
import { isRefusal } from '../../../platform/errors.js';

export class ToolFailure extends Error {
  override readonly name = 'ToolFailure';

  constructor(
    message: string,
    /** Whether to log the failure. */
    readonly isUnexpected = false,
    options: { cause?: unknown } = {},
  ) {
    super(message, options);
  }
}

/**
 * Converts an error to a failure whose message may be shown. Replaces the messages of unknown errors: a database error,
 * for example, would quote stored values.
 */
export function toToolFailure(error: unknown): ToolFailure {
  if (error instanceof ToolFailure) return error;
  const options = { cause: error };
  if (error instanceof ModelError) return new ToolFailure(error.message, error.failure !== 'rate_limited', options);
  if (error instanceof StorageError && error.failure === 'unavailable')
    return new ToolFailure('The file storage is temporarily unavailable', true, options);
  if (isRefusal(error)) {
    const details = (error.details ?? []).map(({ message, path }) => `${path.join('.')} ${message}`.trim());
    return new ToolFailure(
      [error.text ?? 'The tool does not take these arguments', ...details].join('; '),
      false,
      options,
    );
  }
  return new ToolFailure('The tool failed unexpectedly; a retry may succeed', true, options);
}
