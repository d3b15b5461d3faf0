// Failures of tools in words that the model, and with it the person in front of it, may read.
import { ModelError } from '../../../platform/models/port.js';
import { StorageError } from '../../../platform/storage/port.js';
import { ApiError } from '../../../platform/errors.js';

export class ToolFailure extends Error {
  override readonly name = 'ToolFailure';

  constructor(
    message: string,
    /** Whether somebody should look into the log for it. */
    readonly isUnexpected = false,
    options: { cause?: unknown } = {},
  ) {
    super(message, options);
  }
}

/** Only what was written to be shown is shown: an error of the database would quote stored values. */
export function toToolFailure(error: unknown): ToolFailure {
  if (error instanceof ToolFailure) return error;
  const options = { cause: error };
  if (error instanceof ModelError) return new ToolFailure(error.message, error.failure !== 'rate_limited', options);
  if (error instanceof StorageError && error.failure === 'unavailable')
    return new ToolFailure('The storage of files is out of reach just now', true, options);
  if (error instanceof ApiError && error.status < 500) {
    const details = (error.details ?? []).map(({ message, path }) => `${path.join('.')} ${message}`.trim());
    return new ToolFailure(
      [error.text ?? 'The tool does not take these arguments', ...details].join('; '),
      false,
      options,
    );
  }
  return new ToolFailure('The tool failed for a reason of its own; another try may work', true, options);
}
