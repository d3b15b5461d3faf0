// Requests with an Idempotency-Key in Postgres, so that all processes know them. A claim that finds the
// key in use is two statements, a large answer that is kept too, every other method is one. Time is the database's: processes may disagree about it.
import type { Knex } from 'knex';
import type { Encryption } from '../encryption.js';
import { idempotencyHours, largeIdempotentAnswers } from '../../generated/operations.js';

export interface KeyedRequest {
  readonly organizationId: string;
  readonly userId: string;
  readonly operationId: string;
  readonly key: string;
  /** SHA-256 of everything else that the answer depends on. */
  readonly fingerprint: Buffer;
}

/** An answer as it was sent; `body` is its JSON text, null where there is none. */
export interface KeptAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

export type Claim =
  /**
   * The request is to be carried out; `attempt` is what its answer is kept with. `repeatedSince`: when the first attempt began, if an
   * earlier one ended without an answer; its effects may be there.
   */
  | { readonly kind: 'claimed'; readonly attempt: string; readonly repeatedSince: Date | null }
  | { readonly kind: 'answered'; readonly answer: KeptAnswer }
  /** Another attempt has it. `retryAfterSeconds`: when it is free again if the process of that attempt has crashed. */
  | { readonly kind: 'in-progress'; readonly retryAfterSeconds: number }
  | { readonly kind: 'other-request' };

export interface IdempotencyKeys {
  claim(request: KeyedRequest): Promise<Claim>;
  /**
   * Keeps the answer, in the given transaction where there is one. `lost`: another attempt has taken over, and its answer counts.
   * `too-large`: the answer is not kept, and the key is free.
   */
  keep(
    request: KeyedRequest,
    attempt: string,
    answer: KeptAnswer,
    transaction?: Knex,
  ): Promise<'kept' | 'lost' | 'too-large'>;
  /** For a request that had no effect: any other request may use the key. */
  release(request: KeyedRequest, attempt: string): Promise<void>;
  /** For a request that may have had an effect: the key is free at once, for the same request only. */
  endLease(request: KeyedRequest, attempt: string): Promise<void>;
  /** Extends the leases of the attempts of this process. Call it every `leaseMs / 3`. */
  renewLeases(): Promise<void>;
  /** Returns how many there were. */
  deleteExpired(signal?: AbortSignal): Promise<number>;
}

export interface IdempotencyKeysParts {
  readonly database: Knex;
  /** Of the kept bodies. */
  readonly encryption: Encryption;
  /** An attempt whose process has not renewed its lease for this long has crashed: a repeat of its request is carried out. */
  readonly leaseMs: number;
}

/**
 * Decides in one statement which of two concurrent requests is carried out: the second waits for the first one's row and finds it there.
 * The row is committed before the work begins, or a crash would forget that it has begun.
 */
const CLAIM = `
  insert into idempotency_keys as kept
    (organization_id, user_id, operation, key, fingerprint, attempt, leased_until, started_at, expires_at)
  values (:organizationId, :userId, :operationId, :key, :fingerprint, gen_random_uuid(),
    now() + :leaseMs * interval '1 millisecond', now(), now() + :hours * interval '1 hour')
  on conflict (organization_id, user_id, operation, key) do update set
    fingerprint = excluded.fingerprint, attempt = excluded.attempt, leased_until = excluded.leased_until,
    expires_at = excluded.expires_at, status = null, headers = null, sealed_body = null,
    started_at = case when kept.expires_at <= now() then excluded.started_at else kept.started_at end
  where kept.expires_at <= now()
    or (kept.status is null and kept.leased_until <= now() and kept.fingerprint = excluded.fingerprint)
  returning attempt, case when started_at < now() then started_at end as "repeatedSince"`;

const ITS_ROW = 'organization_id = :organizationId and user_id = :userId and operation = :operationId and key = :key';
const ITS_ATTEMPT = `${ITS_ROW} and attempt = :attempt and status is null`;

const READ = `
  select fingerprint = :fingerprint as "isSame", status, headers, sealed_body as "sealedBody",
    cast(greatest(1, ceil(extract(epoch from leased_until - now()))) as integer) as "retryAfterSeconds"
  from idempotency_keys where ${ITS_ROW}`;

const KEEP = `
  update idempotency_keys set status = :status, headers = :headers, sealed_body = :sealedBody where ${ITS_ATTEMPT}`;

/** Otherwise a day of small requests with large answers would fill the database. The bound stands in the index as well. */
const DELETE_LARGE = `
  delete from idempotency_keys where (organization_id, user_id, operation, key) in (
    select organization_id, user_id, operation, key from idempotency_keys
    where organization_id = :organizationId and user_id = :userId and octet_length(sealed_body) > ${largeIdempotentAnswers.overBytes}
    order by expires_at desc offset :kept for update skip locked
  )`;

const RELEASE = `delete from idempotency_keys where ${ITS_ATTEMPT}`;

const END_LEASE = `update idempotency_keys set leased_until = now() where ${ITS_ATTEMPT}`;

/** A locked row is one whose answer is being stored: it needs no lease, and the others must not wait for it. */
const RENEW = `
  update idempotency_keys kept set leased_until = now() + :leaseMs * interval '1 millisecond'
  from (
    select organization_id, user_id, operation, key from idempotency_keys
    where (organization_id, user_id, operation, key) in (
      select * from unnest(cast(:organizations as text[]), cast(:users as text[]), cast(:operations as text[]), cast(:keys as text[]))
    ) and attempt = any(cast(:attempts as uuid[])) and status is null
    for update skip locked
  ) held
  where (kept.organization_id, kept.user_id, kept.operation, kept.key) = (held.organization_id, held.user_id, held.operation, held.key)`;

/** Rows that another process deletes just now are passed over. */
const DELETE_EXPIRED = `
  delete from idempotency_keys where (organization_id, user_id, operation, key) in (
    select organization_id, user_id, operation, key from idempotency_keys where expires_at <= now() order by expires_at limit :limit for update skip locked
  )`;

const batchSize = 1000;

type Found = { isSame: boolean; retryAfterSeconds: number } & (
  { status: null } | (Omit<KeptAnswer, 'body'> & { sealedBody: Buffer | null })
);

const contextOf = ({ organizationId, userId, operationId, key }: KeyedRequest) => [
  ...['idempotency', organizationId, userId, operationId, key],
];

/** The bound of the column. */
const maxSealedBytes = 4 * 1024 * 1024;

export function createIdempotencyKeys({ database, encryption, leaseMs }: IdempotencyKeysParts): IdempotencyKeys {
  /** Attempts of this process that have no answer yet. */
  const active = new Map<string, { request: KeyedRequest; claimedAtMs: number }>();

  async function renewLeases(): Promise<void> {
    // Most requests are over before their first renewal is due.
    const due = [...active].filter(([, { claimedAtMs }]) => performance.now() - claimedAtMs >= leaseMs / 4);
    if (due.length === 0) return;
    const requests = due.map(([, { request }]) => request);
    await database.raw(RENEW, {
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
      const { rows: claimed } = await database.raw<{ rows: { attempt: string; repeatedSince: Date | null }[] }>(CLAIM, {
        ...{ ...request, leaseMs, hours: idempotencyHours },
      });
      if (claimed[0]) {
        active.set(claimed[0].attempt, { request, claimedAtMs: performance.now() });
        return { kind: 'claimed', ...claimed[0] };
      }
      const { rows } = await database.raw<{ rows: Found[] }>(READ, { ...request });
      const [found] = rows;
      // Released in between: the caller comes back, and is then the first.
      if (!found) return { kind: 'in-progress', retryAfterSeconds: 1 };
      if (!found.isSame) return { kind: 'other-request' };
      if (found.status === null) return { kind: 'in-progress', retryAfterSeconds: found.retryAfterSeconds };
      const { status, headers, sealedBody } = found;
      const body = sealedBody && encryption.decrypt(sealedBody, contextOf(request));
      return { kind: 'answered', answer: { status, headers, body } };
    },

    async keep(request, attempt, { status, headers, body }, transaction = database) {
      active.delete(attempt);
      const sealedBody = body === null ? null : encryption.encrypt(body, contextOf(request));
      const bytes = sealedBody?.length ?? 0;
      if (bytes > maxSealedBytes) {
        await transaction.raw(RELEASE, { ...request, attempt });
        return 'too-large';
      }
      const values = { ...request, attempt, status, headers: JSON.stringify(headers), sealedBody };
      const { rowCount } = await transaction.raw<{ rowCount: number }>(KEEP, values);
      if (rowCount === 0) return 'lost';
      if (bytes > largeIdempotentAnswers.overBytes) {
        await transaction.raw(DELETE_LARGE, { ...request, kept: largeIdempotentAnswers.keptOfUser });
      }
      return 'kept';
    },

    async release(request, attempt) {
      active.delete(attempt);
      await database.raw(RELEASE, { ...request, attempt });
    },

    async endLease(request, attempt) {
      active.delete(attempt);
      await database.raw(END_LEASE, { ...request, attempt });
    },

    renewLeases,

    async deleteExpired(signal) {
      let deleted = 0;
      for (let count = batchSize; count === batchSize && signal?.aborted !== true; deleted += count) {
        ({ rowCount: count } = await database.raw<{ rowCount: number }>(DELETE_EXPIRED, { limit: batchSize }));
      }
      return deleted;
    },
  };
}
