// Commits the effect of a request together with its reply, so that a repeat with the same Idempotency-Key receives this
// reply. See server/docs/decisions/idempotency.md.
import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import type { Origin } from '../platform/audit.js';
import { ApiError, isClientError } from '../platform/errors.js';
import { operations, type OperationId } from '../generated/operations.js';
import type { UnitOfWork } from '../platform/unit-of-work/unit-of-work.js';
import { createManualCommitUnit, type ManualCommitUnit } from '../platform/unit-of-work/manual-commit-unit.js';
import { canonicalText } from '../platform/records/json.js';
import type { IdempotencyKeys, StoredReply, KeyedRequest } from '../platform/idempotency/keys.js';
import { errorReply, hasInvalidRequestCode } from './reply/error-reply.js';
import type { Input } from './handler-types.js';
import { assertDeclared, type LooseReply } from './reply/reply.js';
import type { ReplyValidator } from './reply/reply-checks.js';

export interface HandleOnceDependencies {
  idempotencyKeys: IdempotencyKeys;
  replyDifference: ReplyValidator;
  logger: Logger;
}

/** Header of a streamed reply that contains the id of the conversation. */
const threadHeader = 'X-Thread-ID';

export function keyedRequest(
  operationId: OperationId,
  key: string | undefined,
  { caller, query, headers, body }: Input<OperationId>,
): KeyedRequest | null {
  const { method, path, acceptsIdempotencyKey } = operations[operationId];
  if (key === undefined || caller === null || !acceptsIdempotencyKey) return null;
  const { organizationId, userId, role, permissions } = caller;
  // Includes the role and permissions, so that a caller who lost a role cannot receive a reply that requires the role.
  const fingerprint = createHash('sha256')
    .update(canonicalText([method, path, query, headers, body ?? null, role, [...permissions].sort()]))
    .digest();
  return { organizationId, userId, operationId, key, fingerprint };
}

function replyToStore(
  operationId: OperationId,
  { status, headers = {}, body, events }: LooseReply,
  replyDifference: ReplyValidator,
): StoredReply {
  if (events !== undefined) {
    // A stream cannot be replayed, so a repeat receives this conflict instead.
    const error = new ApiError('idempotency_reply_was_stream');
    const threadId = headers[threadHeader];
    const stored = toStoredReply(errorReply(error, operationId));
    return threadId === undefined ? stored : { ...stored, headers: { ...stored.headers, [threadHeader]: threadId } };
  }
  assertDeclared(operationId, status, body, replyDifference);
  return toStoredReply({ status, headers, body });
}

const toStoredReply = ({
  status,
  headers,
  body,
}: Pick<LooseReply, 'status' | 'body'> & Pick<StoredReply, 'headers'>): StoredReply => ({
  status,
  headers,
  body: body === undefined ? null : JSON.stringify(body),
});

/**
 * Returns the reply to store for a failed request: a 404, or the 400 of a rule, such as `tag_name_in_use`.
 * Returns null for other failures, and for a reply that violates the contract. A code for invalid requests, such as
 * `bad_request`, is not stored, so that the caller can correct the request and use the same key.
 */
function failureToStore(operationId: OperationId, error: unknown, replyDifference: ReplyValidator): StoredReply | null {
  if (!(error instanceof ApiError) || hasInvalidRequestCode(error, operationId)) return null;
  const reply = errorReply(error, operationId);
  if (reply.status !== 400 && reply.status !== 404) return null;
  return replyDifference(operationId, reply.status, reply.body) === null ? toStoredReply(reply) : null;
}

export type Outcome = { kind: 'handled'; reply: LooseReply } | { kind: 'stored'; reply: StoredReply };

interface Claimed {
  readonly request: KeyedRequest;
  readonly attempt: string;
  /** Whether earlier attempts of the request may have had effects. */
  readonly isRepeat: boolean;
}

const tooLargeToStore = 'the reply for an idempotency key is too large to be stored';

/** Logs a failure of `end` instead of throwing, because the failure must not change the result of the request. */
async function endClaim(
  { idempotencyKeys, logger }: HandleOnceDependencies,
  { request, attempt }: Claimed,
  end: Promise<unknown>,
): Promise<void> {
  const { operationId } = request;
  try {
    const outcome = await end;
    if (outcome === 'lost')
      logger.warn({ operationId }, 'a request ended after another attempt had taken over its idempotency key');
    if (outcome === 'too-large') logger.warn({ operationId }, tooLargeToStore);
  } catch (error) {
    logger.error({ operationId, err: error }, 'the claim of an idempotency key could not be ended');
    // If this call fails too, a repeat can claim the key when the lease has expired.
    await idempotencyKeys.endLease(request, attempt).catch(() => undefined);
  }
}

/** Commits the effect together with its reply. If the request opened no transaction, stores the reply separately. */
async function finish(
  dependencies: HandleOnceDependencies,
  claimed: Claimed,
  unit: ManualCommitUnit,
  storedReply: StoredReply,
): Promise<void> {
  const { idempotencyKeys, logger } = dependencies;
  const { request, attempt } = claimed;
  const isCommitted = await unit.commit(async (transaction) => {
    const outcome = await idempotencyKeys.store(request, attempt, storedReply, transaction);
    // Another attempt has taken over the key, so roll back the effect of this attempt.
    if (outcome === 'lost') throw new ApiError('idempotency_key_in_progress');
    if (outcome === 'too-large') logger.warn({ operationId: request.operationId }, tooLargeToStore);
  });
  if (!isCommitted) await endClaim(dependencies, claimed, idempotencyKeys.store(request, attempt, storedReply));
}

async function endFailedRequest(dependencies: HandleOnceDependencies, claimed: Claimed, error: unknown): Promise<void> {
  const { idempotencyKeys, replyDifference } = dependencies;
  const { request, attempt, isRepeat } = claimed;
  const reply = failureToStore(request.operationId as OperationId, error, replyDifference);
  if (reply !== null) return endClaim(dependencies, claimed, idempotencyKeys.store(request, attempt, reply));
  await endClaim(
    dependencies,
    claimed,
    // If the first attempt ended with a client error, it had no effect, so a different request may use the key. After
    // any other failure, and in a repeat, there may have been an effect. Then only a repeat of the request may use the
    // key.
    isClientError(error) && !isRepeat
      ? idempotencyKeys.release(request, attempt)
      : idempotencyKeys.endLease(request, attempt),
  );
}

export async function handleOnce(
  dependencies: HandleOnceDependencies,
  request: KeyedRequest,
  origin: Origin,
  handle: (unit: UnitOfWork) => Promise<LooseReply>,
): Promise<Outcome> {
  const { idempotencyKeys, replyDifference } = dependencies;
  const claim = await idempotencyKeys.claim(request);
  if (claim.kind === 'stored') return claim;
  if (claim.kind === 'other-request') throw new ApiError('idempotency_key_reused');
  if (claim.kind === 'in-progress')
    throw new ApiError('idempotency_key_in_progress', { retryAfterSeconds: claim.retryAfterSeconds });
  const claimed = { request, attempt: claim.attempt, isRepeat: claim.repeatedSince !== null };
  const unit = createManualCommitUnit(claim.repeatedSince, origin);
  try {
    const reply = await handle(unit);
    const storedReply = replyToStore(request.operationId as OperationId, reply, replyDifference);
    // `isUnfinished` means that another system, such as the identity provider, did not confirm some of the effects. Do
    // not store the reply, so that a repeat runs the request again. Commit the records of the confirmed effects even if
    // another attempt has taken over the key.
    if (reply.isUnfinished) {
      await unit.commit(async () => undefined);
      await endClaim(dependencies, claimed, idempotencyKeys.endLease(request, claim.attempt));
    } else await finish(dependencies, claimed, unit, storedReply);
    return { kind: 'handled', reply };
  } catch (error) {
    await unit.rollback();
    await endFailedRequest(dependencies, claimed, error);
    throw error;
  }
}
