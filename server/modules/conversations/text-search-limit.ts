import type { ConcurrencyLimit } from '../../platform/concurrency/concurrency-limit.js';

export interface TextSearch {
  readonly organizationId: string;
  readonly text: string | undefined;
  readonly signal: AbortSignal;
}

/** Runs `search`. If `text` is set, waits for a permit first. */
export async function withinTextLimit<Result>(
  textSearchLimit: ConcurrencyLimit,
  { organizationId, text, signal }: TextSearch,
  search: () => Promise<Result>,
): Promise<Result> {
  if (text === undefined) return search();
  const release = await textSearchLimit.acquire(organizationId, signal);
  try {
    return await search();
  } finally {
    release();
  }
}
