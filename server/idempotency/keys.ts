// Requests with an Idempotency-Key in Postgres, so that all processes know them. Each method is one statement, a claim that finds the key in use
// two. Time is the database's: processes may disagree about it.
import type { Knex } from 'knex';
import type { Encryption } from '../encryption.js';
import { idempotencyHours, largeIdempotentAnswers } from '../generated/operations.js';

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
  /** The request is to be carried out; `attempt` is what its answer is kept with. */
  | { readonly kind: 'claimed'; readonly attempt: string }
  | { readonly kind: 'answered'; readonly answer: KeptAnswer }
  | { readonly kind: 'in-progress' }
  | { readonly kind: 'other-request' };

export interface IdempotencyKeys {
  claim(request: KeyedRequest): Promise<Claim>;
  /** False: the lease had passed and another attempt has taken over. */
  keep(request: KeyedRequest, attempt: string, answer: KeptAnswer): Promise<boolean>;
  /** Makes the key as good as new. */
  release(request: KeyedRequest, attempt: string): Promise<void>;
  /** Returns how many there were. */
  deleteExpired(signal?: AbortSignal): Promise<number>;
}

export interface IdempotencyKeysParts {
  readonly database: Knex;
  /** Of the kept bodies. */
  readonly encryption: Encryption;
  /** After this long without an answer an attempt is taken for dead, and a repeat of its request is carried out. */
  readonly leaseMs: number;
}

/**
 * One statement decides which of two requests at one time is carried out: the second waits for the first one's row and finds it there. The
 * row is committed before the work begins, or a crash would forget that it has begun.
 */
const CLAIM = `
  insert into idempotency_keys as kept (organization_id, user_id, operation, key, fingerprint, attempt, leased_until, expires_at)
  values (:organizationId, :userId, :operationId, :key, :fingerprint, gen_random_uuid(),
    now() + :leaseMs * interval '1 millisecond', now() + :hours * interval '1 hour')
  on conflict (organization_id, user_id, operation, key) do update set
    fingerprint = excluded.fingerprint, attempt = excluded.attempt, leased_until = excluded.leased_until, expires_at = excluded.expires_at,
    status = null, headers = null, sealed_body = null
  where kept.expires_at <= now()
    or (kept.status is null and kept.leased_until <= now() and kept.fingerprint = excluded.fingerprint)
  returning attempt`;

const ITS_ROW = 'organization_id = :organizationId and user_id = :userId and operation = :operationId and key = :key';

const READ = `select fingerprint = :fingerprint as "isSame", status, headers, sealed_body as "sealedBody" from idempotency_keys where ${ITS_ROW}`;

const KEEP = `update idempotency_keys set status = :status, headers = :headers, sealed_body = :sealedBody where ${ITS_ROW} and attempt = :attempt and status is null`;

/** Else a day of small requests with large answers would fill the database. The bound stands in the index as well. */
const DELETE_LARGE = `
  delete from idempotency_keys where (organization_id, user_id, operation, key) in (
    select organization_id, user_id, operation, key from idempotency_keys
    where organization_id = :organizationId and user_id = :userId and octet_length(sealed_body) > ${largeIdempotentAnswers.overBytes}
    order by expires_at desc offset :kept for update skip locked
  )`;

const RELEASE = `delete from idempotency_keys where ${ITS_ROW} and attempt = :attempt and status is null`;

/** Rows that another process deletes just now are passed over. */
const DELETE_EXPIRED = `
  delete from idempotency_keys where (organization_id, user_id, operation, key) in (
    select organization_id, user_id, operation, key from idempotency_keys where expires_at <= now() order by expires_at limit :limit for update skip locked
  )`;

const batchSize = 1000;

type Found = { isSame: boolean } & ({ status: null } | (Omit<KeptAnswer, 'body'> & { sealedBody: Buffer | null }));

const contextOf = ({ organizationId, userId, operationId, key }: KeyedRequest) => ['idempotency', organizationId, userId, operationId, key];

export function createIdempotencyKeys({ database, encryption, leaseMs }: IdempotencyKeysParts): IdempotencyKeys {
  return {
    async claim(request) {
      const { rows: claimed } = await database.raw<{ rows: { attempt: string }[] }>(CLAIM, { ...request, leaseMs, hours: idempotencyHours });
      if (claimed[0]) return { kind: 'claimed', attempt: claimed[0].attempt };
      const { rows } = await database.raw<{ rows: Found[] }>(READ, { ...request });
      const [found] = rows;
      // Released since: the caller is told to come back, and is then the first.
      if (!found) return { kind: 'in-progress' };
      if (!found.isSame) return { kind: 'other-request' };
      if (found.status === null) return { kind: 'in-progress' };
      const { status, headers, sealedBody } = found;
      return { kind: 'answered', answer: { status, headers, body: sealedBody && encryption.decrypt(sealedBody, contextOf(request)) } };
    },

    async keep(request, attempt, { status, headers, body }) {
      const sealedBody = body === null ? null : encryption.encrypt(body, contextOf(request));
      const { rowCount } = await database.raw<{ rowCount: number }>(KEEP, { ...request, attempt, status, headers: JSON.stringify(headers), sealedBody });
      if (sealedBody !== null && sealedBody.length > largeIdempotentAnswers.overBytes) await database.raw(DELETE_LARGE, { ...request, kept: largeIdempotentAnswers.keptOfUser });
      return rowCount === 1;
    },

    async release(request, attempt) {
      await database.raw(RELEASE, { ...request, attempt });
    },

    async deleteExpired(signal) {
      let deleted = 0;
      for (let count = batchSize; count === batchSize && signal?.aborted !== true; deleted += count) {
        ({ rowCount: count } = await database.raw<{ rowCount: number }>(DELETE_EXPIRED, { limit: batchSize }));
      }
      return deleted;
    },
  };
}
