// The clock of the database decides when keys and leases expire, because the clocks of processes may differ.
import type { Database } from '../database/database.js';
import type { Encryption } from '../encryption.js';
import { idempotencyHours, largeIdempotentReplies } from '../../generated/operations.js';

export interface KeyedRequest {
  readonly organizationId: string;
  readonly userId: string;
  readonly operationId: string;
  readonly key: string;
  /** SHA-256 of the parts of the request that the reply depends on. */
  readonly fingerprint: Buffer;
}

export interface StoredReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON, or null if the reply has no body. */
  readonly body: string | null;
}

export type Claim =
  /**
   * The caller must run the request and store its reply with `attempt`. `repeatedSince` is null for the first attempt
   * with the key. Otherwise, it is when the first attempt began. The earlier attempts stored no reply, but may have had
   * effects.
   */
  | { readonly kind: 'claimed'; readonly attempt: string; readonly repeatedSince: Date | null }
  | { readonly kind: 'stored'; readonly reply: StoredReply }
  /**
   * Another attempt holds the key. `retryAfterSeconds` is the remaining time of its lease, at least 1, or null if the
   * key was released meanwhile.
   */
  | { readonly kind: 'in-progress'; readonly retryAfterSeconds: number | null }
  | { readonly kind: 'other-request' };

export interface IdempotencyKeys {
  claim(request: KeyedRequest): Promise<Claim>;
  /**
   * `lost`: this attempt no longer holds the key, so its reply is not stored. `too-large`: the reply is not stored, and
   * the key is free.
   */
  store(
    request: KeyedRequest,
    attempt: string,
    reply: StoredReply,
    transaction?: Database,
  ): Promise<'stored' | 'lost' | 'too-large'>;
  /** Frees the key for any request. Call it for a request that had no effect. */
  release(request: KeyedRequest, attempt: string): Promise<void>;
  /** Frees the key, but only for the same request. Call it for a request that may have had an effect. */
  endLease(request: KeyedRequest, attempt: string): Promise<void>;
  /** Extends the leases of this process. Call it every `leaseMs / 3`. */
  renewLeases(): Promise<void>;
  deleteExpired(signal?: AbortSignal): Promise<number>;
}

export interface IdempotencyKeysDependencies {
  readonly database: Database;
  readonly encryption: Encryption;
  /** A repeat of the request may run when the lease of the earlier attempt was not renewed for this long. */
  readonly leaseMs: number;
}

/**
 * Decides in one statement which of two concurrent requests runs: the second waits for the row of the first. The row is
 * committed before the work begins, because a crash would erase an uncommitted claim.
 */
const claimSql = `
  insert into idempotency_keys as existing
    (organization_id, user_id, operation, key, fingerprint, attempt, leased_until, started_at, expires_at)
  values (:organizationId, :userId, :operationId, :key, :fingerprint, gen_random_uuid(),
    now() + :leaseMs * interval '1 millisecond', now(), now() + :hours * interval '1 hour')
  on conflict (organization_id, user_id, operation, key) do update set
    fingerprint = excluded.fingerprint, attempt = excluded.attempt, leased_until = excluded.leased_until,
    expires_at = excluded.expires_at, status = null, headers = null, sealed_body = null,
    started_at = case when existing.expires_at <= now() then excluded.started_at else existing.started_at end
  where existing.expires_at <= now()
    or (existing.status is null and existing.leased_until <= now() and existing.fingerprint = excluded.fingerprint)
  returning attempt, case when started_at < now() then started_at end as "repeatedSince"`;

const ofRequest = 'user_id = :userId and operation = :operationId and key = :key';
const ofAttempt = `${ofRequest} and attempt = :attempt and status is null`;

const readSql = `
  select fingerprint = :fingerprint as "isSame", status, headers, sealed_body as "sealedBody",
    cast(greatest(1, ceil(extract(epoch from leased_until - now()))) as integer) as "retryAfterSeconds"
  from idempotency_keys
  where organization_id = :organizationId and ${ofRequest}`;

const storeSql = `
  update idempotency_keys set status = :status, headers = :headers, sealed_body = :sealedBody
  where organization_id = :organizationId and ${ofAttempt}`;

/**
 * Deletes the user's large replies except the newest `:maxLarge`. Otherwise, small requests with large replies would
 * fill the database. `overBytes` must equal the number in `idempotency_keys_large_index`, and `maxBytes` must equal the
 * number in the check constraint of `sealed_body`.
 */
const deleteLargeSql = `
  delete from idempotency_keys
  where (organization_id, user_id, operation, key) in (
    select organization_id, user_id, operation, key from idempotency_keys
    where organization_id = :organizationId and user_id = :userId
      and octet_length(sealed_body) > ${largeIdempotentReplies.overBytes}
    order by expires_at desc offset :maxLarge
    for update skip locked
  )`;

const releaseSql = `delete from idempotency_keys where organization_id = :organizationId and ${ofAttempt}`;

const endLeaseSql = `
  update idempotency_keys set leased_until = now()
  where organization_id = :organizationId and ${ofAttempt}`;

/**
 * Skips a locked row, because its reply is being stored, or a repeat is trying to claim its key. The next call renews a
 * lease that is still needed.
 */
const renewSql = `
  update idempotency_keys existing set leased_until = now() + :leaseMs * interval '1 millisecond'
  from (
    select organization_id, user_id, operation, key from idempotency_keys
    where (organization_id, user_id, operation, key) in (
      select * from unnest(cast(:organizations as text[]), cast(:users as text[]), cast(:operations as text[]),
        cast(:keys as text[]))
    ) and attempt = any(cast(:attempts as uuid[])) and status is null
    for update skip locked
  ) held
  where (existing.organization_id, existing.user_id, existing.operation, existing.key) =
    (held.organization_id, held.user_id, held.operation, held.key)
  -- all organizations`;

const deleteExpiredSql = `
  delete from idempotency_keys
  where (organization_id, user_id, operation, key) in (
    select organization_id, user_id, operation, key from idempotency_keys
    where expires_at <= now()
    order by expires_at
    limit :limit
    for update skip locked
  )
  -- all organizations`;

const batchSize = 1000;

type Found = { isSame: boolean; retryAfterSeconds: number } & (
  { status: null } | (Omit<StoredReply, 'body'> & { sealedBody: Buffer | null })
);

const contextOf = ({ organizationId, userId, operationId, key }: KeyedRequest) => [
  'idempotency',
  organizationId,
  userId,
  operationId,
  key,
];

async function readClaim(database: Database, encryption: Encryption, request: KeyedRequest): Promise<Claim> {
  const { rows } = await database.raw<{ rows: Found[] }>(readSql, { ...request });
  const [found] = rows;
  // The key was released after the claim failed.
  if (!found) return { kind: 'in-progress', retryAfterSeconds: null };
  if (!found.isSame) return { kind: 'other-request' };
  if (found.status === null) return { kind: 'in-progress', retryAfterSeconds: found.retryAfterSeconds };
  const { status, headers, sealedBody } = found;
  const body = sealedBody && encryption.decrypt(sealedBody, contextOf(request));
  return { kind: 'stored', reply: { status, headers, body } };
}

async function storeReply(
  transaction: Database,
  encryption: Encryption,
  request: KeyedRequest,
  attempt: string,
  { status, headers, body }: StoredReply,
): Promise<'stored' | 'lost' | 'too-large'> {
  const sealedBody = body === null ? null : encryption.encrypt(body, contextOf(request));
  const bytes = sealedBody?.length ?? 0;
  if (bytes > largeIdempotentReplies.maxBytes) {
    const { rowCount } = await transaction.raw<{ rowCount: number }>(releaseSql, { ...request, attempt });
    return rowCount === 0 ? 'lost' : 'too-large';
  }
  const values = { ...request, attempt, status, headers: JSON.stringify(headers), sealedBody };
  const { rowCount } = await transaction.raw<{ rowCount: number }>(storeSql, values);
  if (rowCount === 0) return 'lost';
  if (bytes > largeIdempotentReplies.overBytes) {
    await transaction.raw(deleteLargeSql, { ...request, maxLarge: largeIdempotentReplies.keptOfUser });
  }
  return 'stored';
}

export function createIdempotencyKeys({ database, encryption, leaseMs }: IdempotencyKeysDependencies): IdempotencyKeys {
  /** Attempts of this process that have no reply yet. */
  const active = new Map<string, { request: KeyedRequest; claimedAtMs: number }>();

  async function renewLeases(): Promise<void> {
    // Skip young attempts, because most requests end before the next call. That call renews the others in time.
    const due = [...active].filter(([, { claimedAtMs }]) => performance.now() - claimedAtMs >= leaseMs / 4);
    if (due.length === 0) return;
    const requests = due.map(([, { request }]) => request);
    await database.raw(renewSql, {
      leaseMs,
      attempts: due.map(([attempt]) => attempt),
      organizations: requests.map(({ organizationId }) => organizationId),
      users: requests.map(({ userId }) => userId),
      operations: requests.map(({ operationId }) => operationId),
      keys: requests.map(({ key }) => key),
    });
  }

  return {
    async claim(request) {
      const { rows: claimed } = await database.raw<{ rows: { attempt: string; repeatedSince: Date | null }[] }>(
        claimSql,
        { ...request, leaseMs, hours: idempotencyHours },
      );
      if (claimed[0]) {
        active.set(claimed[0].attempt, { request, claimedAtMs: performance.now() });
        return { kind: 'claimed', ...claimed[0] };
      }
      return readClaim(database, encryption, request);
    },

    store(request, attempt, reply, transaction = database) {
      active.delete(attempt);
      return storeReply(transaction, encryption, request, attempt, reply);
    },

    async release(request, attempt) {
      active.delete(attempt);
      await database.raw(releaseSql, { ...request, attempt });
    },

    async endLease(request, attempt) {
      active.delete(attempt);
      await database.raw(endLeaseSql, { ...request, attempt });
    },

    renewLeases,

    async deleteExpired(signal) {
      let deleted = 0;
      for (let count = batchSize; count === batchSize && signal?.aborted !== true; deleted += count) {
        ({ rowCount: count } = await database.raw<{ rowCount: number }>(deleteExpiredSql, { limit: batchSize }));
      }
      return deleted;
    },
  };
}
