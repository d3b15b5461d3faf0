// Deletes the records that are older than their retention.
const DAY_MS = 86_400_000;
const EXPIRED_PER_BATCH = 1_000;

export interface Retention {
  readonly retentionDays: number;
  readonly now: () => Date;
  readonly repository: {
    /** Deletes at most `limit` records that were created before. Returns their number. */
    deleteBefore(before: Date, limit: number): Promise<number>;
  };
}

/** Deletes in batches until the signal is aborted, so that no statement takes long. Returns the number of records. */
export async function deleteExpired(
  { retentionDays, now, repository }: Retention,
  signal?: AbortSignal,
): Promise<number> {
  const before = new Date(now().getTime() - retentionDays * DAY_MS);
  let deleted = 0;
  for (let count = EXPIRED_PER_BATCH; count === EXPIRED_PER_BATCH && signal?.aborted !== true; deleted += count)
    count = await repository.deleteBefore(before, EXPIRED_PER_BATCH);
  return deleted;
}
