const dayMs = 86_400_000;
const expiredPerBatch = 1_000;

export interface Retention {
  readonly retentionDays: number;
  readonly now: () => Date;
  readonly repository: {
    /** Deletes at most `limit` records that were created before this time. Returns their number. */
    deleteBefore(before: Date, limit: number): Promise<number>;
  };
}

/**
 * Deletes all expired records in batches, so that no statement takes long. Stops early if the signal is aborted.
 * Returns the number of deleted records.
 */
export async function deleteExpired(
  { retentionDays, now, repository }: Retention,
  signal?: AbortSignal,
): Promise<number> {
  const before = new Date(now().getTime() - retentionDays * dayMs);
  let deleted = 0;
  for (let count = expiredPerBatch; count === expiredPerBatch && signal?.aborted !== true; deleted += count)
    count = await repository.deleteBefore(before, expiredPerBatch);
  return deleted;
}
