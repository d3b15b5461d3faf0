import { isClerkAPIResponseError } from '@clerk/backend/errors';
import { IdentityProviderError, type IdentityFailure } from './port.js';

/** Codes of a 400 or 422 reply that mean a conflict, not an invalid value. */
const conflictCodes = new Set(['already_a_member_in_organization', 'duplicate_record', 'form_identifier_exists']);

export function toIdentityProviderError(what: string, error: unknown): IdentityProviderError {
  if (error instanceof IdentityProviderError) return error;
  if (!isClerkAPIResponseError(error))
    return new IdentityProviderError('unavailable', `${what}: the reply could not be understood`, { cause: error });
  const first = error.errors[0];
  const failure = failureOf(error.status, first?.code ?? '');
  const message = `${what}: ${first?.longMessage ?? first?.message ?? `status ${error.status}`}`;
  const isTransient = failure === 'rate_limited' || failure === 'unavailable';
  return new IdentityProviderError(failure, message, {
    cause: error,
    ...(isTransient ? { retryAfterSeconds: error.retryAfter ?? 1 } : {}),
  });
}

/** Returns whether no reply was received. Such an error has no status, although its type requires one. */
export function isNetworkFailure(error: unknown): boolean {
  return isClerkAPIResponseError(error) && (error.status as number | undefined) === undefined;
}

function failureOf(status: number | undefined, code: string): IdentityFailure {
  if (status === undefined || status >= 500) return 'unavailable';
  if (status === 429) return 'rate_limited';
  if (status === 404) return 'not_found';
  if (status === 401) return 'misconfigured';
  // 403 means that a rule of the Clerk instance forbids the call, such as a member limit.
  if (status === 403 || status === 409 || conflictCodes.has(code) || code.startsWith('organization_invitation_'))
    return 'conflict';
  return 'invalid';
}
