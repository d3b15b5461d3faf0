// Limits concurrent searches for a text.
import { createConcurrencyLimit, type ConcurrencyLimit } from '../../platform/concurrency/concurrency-limit.js';

/**
 * A search for a text reads every conversation of the requested period, so it may use only a few of the connections of
 * a process.
 */
export const createTextSearchLimit = (): ConcurrencyLimit =>
  createConcurrencyLimit({ max: 3, maxPerOrganization: 2, maxWaitMs: 5_000 });

export interface TextSearch {
  readonly organizationId: string;
  /** Undefined if the query searches for no text. */
  readonly text: string | undefined;
  readonly signal: AbortSignal;
}

/** Runs a query. If it searches for a text, waits for a permit first. */
export async function withinTextLimit<Result>(
  textSearches: ConcurrencyLimit,
  { organizationId, text, signal }: TextSearch,
  search: () => Promise<Result>,
): Promise<Result> {
  if (text === undefined) return search();
  const release = await textSearches.acquire(organizationId, signal);
  try {
    return await search();
  } finally {
    release();
  }
}
