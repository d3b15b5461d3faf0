// Limits concurrent searches for a text.
import { createConcurrencyLimit, type ConcurrencyLimit } from '../../platform/concurrency/concurrency-limit.js';
import type { RunFilter } from './run-filter.js';

/**
 * A search for a text reads every conversation of the requested period, so it may use only a few of the connections of
 * a process.
 */
export const createTextSearchLimit = (): ConcurrencyLimit =>
  createConcurrencyLimit({ max: 3, maxPerOrganization: 2, maxWaitMs: 5_000 });

/** Runs a query with the filter. If the filter searches for a text, waits for a permit first. */
export async function withinTextLimit<Result>(
  textSearches: ConcurrencyLimit,
  organizationId: string,
  { text }: RunFilter,
  search: () => Promise<Result>,
): Promise<Result> {
  if (text === undefined) return search();
  const release = await textSearches.acquire(organizationId);
  try {
    return await search();
  } finally {
    release();
  }
}
