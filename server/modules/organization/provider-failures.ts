// What the identity provider refused → what the caller is told.
import { IdentityProviderError, type IdentityFailure } from '../../platform/identity/port.js';
import { ApiError } from '../../platform/errors.js';

export const failureOf = (error: unknown): IdentityFailure | null =>
  error instanceof IdentityProviderError ? error.failure : null;

/** For what no rule of the operation explains. Errors of others pass as they are. */
function toApiError(error: unknown): unknown {
  if (!(error instanceof IdentityProviderError)) return error;
  const { retryAfterSeconds } = error;
  // The provider may send what its client cannot read; the transport then says its own number.
  const options = {
    cause: error,
    ...(retryAfterSeconds !== null && Number.isFinite(retryAfterSeconds) && { retryAfterSeconds }),
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

/** Runs a call of the provider whose failures the operation has no words of its own for. */
export async function asking<Result>(call: Promise<Result>): Promise<Result> {
  try {
    return await call;
  } catch (error) {
    throw toApiError(error);
  }
}
