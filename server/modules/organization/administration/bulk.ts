// Each entry of a bulk request succeeds or fails on its own.
import { ApiError } from '../../../platform/errors.js';
import { IdentityProviderError } from '../../../platform/identity/port.js';
import { errors } from '../../../generated/errors.js';
import { limits } from '../../../generated/limits.js';
import { reasons } from '../../../generated/reasons.js';

export const failureTexts = {
  cannot_remove_yourself: errors.cannot_remove_yourself.text,
  user_not_member: errors.user_not_member.text,
  user_not_removable: errors.user_not_removable.text,
  already_invited: reasons.invitation.pending,
  address_refused: reasons.invitation.refused,
  invitation_not_found: reasons.invitation.notFound,
  invitation_not_pending: reasons.invitation.notPending,
  rate_limited: errors.rate_limited.text,
  service_unavailable: errors.service_unavailable.text,
  internal_error: errors.internal_error.text,
} as const;

export type FailureCode = keyof typeof failureTexts;

/** Failure codes that are possible in every bulk operation. */
const providerFailureCodes = ['rate_limited', 'service_unavailable', 'internal_error'] as const;
type ProviderFailureCode = (typeof providerFailureCodes)[number];

export const isProviderFailure = ({ code }: EntryFailure<FailureCode>): boolean =>
  (providerFailureCodes as readonly FailureCode[]).includes(code);

export interface EntryFailure<Code extends FailureCode> {
  success: false;
  code: Code | ProviderFailureCode;
  retryAfterSeconds?: number;
}

/** The maximum is low, because identity providers limit the rate of requests. */
const maxConcurrentEntries = 10;

const maxRetrySeconds = limits['UserRemovalFailure.retryAfterSeconds'].maximum;

export const entryFailure = <Code extends FailureCode>(code: Code): EntryFailure<Code> => ({ success: false, code });

/**
 * `fail` maps a provider error to the entry's outcome. Any other error leaves the outcome of the entry unknown, and is
 * thrown after all entries have ended.
 */
export async function processEntries<Entry, Outcome>(
  entries: readonly Entry[],
  work: (entry: Entry) => Promise<Outcome>,
  fail: (entry: Entry, error: unknown) => Outcome | Promise<Outcome>,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  let next = 0;
  let unexpected: { error: unknown } | null = null;
  const workThrough = async (): Promise<void> => {
    for (let index = next++; index < entries.length; index = next++) {
      const entry = entries[index] as Entry;
      try {
        outcomes[index] = await work(entry).catch((error: unknown) => {
          if (error instanceof IdentityProviderError) return fail(entry, error);
          throw error;
        });
      } catch (error) {
        unexpected = { error };
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(maxConcurrentEntries, entries.length) }, workThrough));
  if (unexpected !== null) throw (unexpected as { error: unknown }).error;
  return outcomes;
}

export function providerFailure(error: unknown): EntryFailure<ProviderFailureCode> {
  if (!(error instanceof IdentityProviderError)) return entryFailure('internal_error');
  const { failure, retryAfterSeconds } = error;
  // A provider's `Retry-After` may be 0 or an invalid date, but the contract requires whole seconds from 1 to a
  // maximum.
  const seconds = Math.min(Math.max(Math.ceil(retryAfterSeconds ?? Number.NaN), 1), maxRetrySeconds);
  const wait = Number.isNaN(seconds) ? {} : { retryAfterSeconds: seconds };
  if (failure === 'rate_limited') return { ...entryFailure('rate_limited'), ...wait };
  if (failure === 'unavailable') return { ...entryFailure('service_unavailable'), ...wait };
  return entryFailure('internal_error');
}

export interface BulkResult<Success, Failure> {
  success: boolean;
  total: number;
  successful: number;
  failed: number;
  results: Success[];
  errors: Failure[];
}

/**
 * Throws `service_unavailable` if the provider was unavailable for every entry that was sent to it. `wasSent` returns
 * whether an entry was sent. By default, all were.
 */
export function summarize<Outcome extends { success: boolean; code?: FailureCode; retryAfterSeconds?: number }>(
  outcomes: readonly Outcome[],
  wasSent: (outcome: Outcome) => boolean = () => true,
): BulkResult<Extract<Outcome, { success: true }>, Extract<Outcome, { success: false }>> {
  const isSuccess = (outcome: Outcome): outcome is Extract<Outcome, { success: true }> => outcome.success;
  const isFailure = (outcome: Outcome): outcome is Extract<Outcome, { success: false }> => !outcome.success;
  const results = outcomes.filter(isSuccess);
  const failures = outcomes.filter(isFailure);
  const sent = outcomes.filter(wasSent);
  if (sent.length > 0 && sent.every(({ code }) => code === 'service_unavailable')) {
    const delays = sent.map((entry) => entry.retryAfterSeconds ?? 0);
    throw new ApiError('service_unavailable', {
      retryAfterSeconds: Math.max(errors.service_unavailable.retryAfterSeconds, ...delays),
      cause: new Error('the identity provider was unavailable for all entries'),
    });
  }
  return {
    success: failures.length === 0,
    total: outcomes.length,
    successful: results.length,
    failed: failures.length,
    results,
    errors: failures,
  };
}
