import { IdentityProviderError, type IdentityFailure } from '../../platform/identity/port.js';
import { ApiError } from '../../platform/errors.js';

export const failureOf = (error: unknown): IdentityFailure | null =>
  error instanceof IdentityProviderError ? error.failure : null;

function toApiError(error: unknown): unknown {
  if (!(error instanceof IdentityProviderError)) return error;
  const { retryAfterSeconds } = error;
  // If the delay is invalid, the default of the error code applies.
  const options = {
    cause: error,
    retryAfterSeconds: Number.isFinite(retryAfterSeconds) ? retryAfterSeconds : null,
  };
  switch (error.failure) {
    case 'rate_limited':
      return new ApiError('rate_limited', options);
    case 'unavailable':
      return new ApiError('service_unavailable', options);
    default:
      return new ApiError('internal_error', options);
  }
}

/** Maps provider failures that the operation does not handle to API errors. */
export async function translateProviderErrors<Result>(call: Promise<Result>): Promise<Result> {
  try {
    return await call;
  } catch (error) {
    throw toApiError(error);
  }
}
