// Calls about many entries: each stands for itself, none stops the others.
import { ApiError } from '../../platform/errors.js';
import { IdentityProviderError } from '../../platform/identity/port.js';
import { limits } from '../../generated/limits.js';

/** What the provider's passing failures are called in every bulk answer. */
export type PassingText = 'Too Many Requests' | 'Service Unavailable' | 'Internal Server Error';

export interface EntryFailure<Text extends string> {
  success: false;
  error: Text | PassingText;
  retryAfterSeconds?: number;
}

/** How many entries are under way at one time: fifty at once would take a good part of what Clerk allows in ten seconds. */
const mostAtOnce = 10;

const mostRetrySeconds = limits['UserRemovalFailure.retryAfterSeconds'].maximum;

export const failed = <Text extends string>(error: Text): EntryFailure<Text> => ({ success: false, error });

/**
 * Works through the entries, a few at one time. `fail` names what an error of the provider means for its entry. Any other error is thrown
 * once all entries are done: what happened to an entry is then not known.
 */
export async function forEachEntry<Entry, Outcome>(
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
        outcomes[index] = await work(entry);
      } catch (error) {
        if (error instanceof IdentityProviderError) outcomes[index] = await fail(entry, error);
        else unexpected = { error };
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(mostAtOnce, entries.length) }, workThrough));
  if (unexpected !== null) throw (unexpected as { error: unknown }).error;
  return outcomes;
}

/** What an entry says about a failure that no rule of the operation explains. */
export function passingFailure(error: unknown): EntryFailure<never> {
  if (!(error instanceof IdentityProviderError)) return { success: false, error: 'Internal Server Error' };
  const { failure, retryAfterSeconds } = error;
  // A provider may say 0, or a date that its client cannot read; the contract wants whole seconds of one day.
  const seconds = Math.min(Math.max(Math.ceil(retryAfterSeconds ?? Number.NaN), 1), mostRetrySeconds);
  const wait = Number.isNaN(seconds) ? {} : { retryAfterSeconds: seconds };
  if (failure === 'rate_limited') return { success: false, error: 'Too Many Requests', ...wait };
  if (failure === 'unavailable') return { success: false, error: 'Service Unavailable', ...wait };
  return { success: false, error: 'Internal Server Error' };
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
 * Whether some entry may have taken effect although the provider did not confirm it. A repeat with the same Idempotency-Key then finds out.
 */
export const isUnfinished = ({ errors }: { errors?: readonly { error: string }[] }): boolean =>
  (errors ?? []).some(({ error }) => error === 'Service Unavailable' || error === 'Internal Server Error');

/**
 * Sums up. When the provider was called and confirmed no entry at all, the call as a whole is a 503, although entries may have taken
 * effect: a repeat with the same Idempotency-Key finds out. `isAsked` says for which entries the provider was called.
 */
export function summarize<Outcome extends { success: boolean; error?: string; retryAfterSeconds?: number }>(
  outcomes: readonly Outcome[],
  isAsked: (outcome: Outcome) => boolean = () => true,
): BulkResult<Extract<Outcome, { success: true }>, Extract<Outcome, { success: false }>> {
  const isSuccess = (outcome: Outcome): outcome is Extract<Outcome, { success: true }> => outcome.success;
  const isFailure = (outcome: Outcome): outcome is Extract<Outcome, { success: false }> => !outcome.success;
  const results = outcomes.filter(isSuccess);
  const errors = outcomes.filter(isFailure);
  const asked = outcomes.filter(isAsked);
  if (asked.length > 0 && asked.every(({ error }) => error === 'Service Unavailable')) {
    const retryAfterSeconds = Math.max(1, ...asked.map((entry) => entry.retryAfterSeconds ?? 1));
    throw new ApiError('service_unavailable', {
      retryAfterSeconds,
      cause: new Error('the identity provider answered no entry'),
    });
  }
  return {
    success: errors.length === 0,
    total: outcomes.length,
    successful: results.length,
    failed: errors.length,
    results,
    errors,
  };
}
