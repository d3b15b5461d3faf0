// Carries out a request with an Idempotency-Key once: the first is handled, its answer is kept with its effect, and a repeat gets that answer.
// What is kept, and what a crash can leave: docs/decisions/idempotency.md.
import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import { ApiError } from '../platform/errors.js';
import { operations, type OperationId } from '../generated/operations.js';
import type { UnitOfWork } from '../platform/unit-of-work.js';
import { createKeyedUnit, type KeyedUnit } from '../platform/idempotency/keyed-unit.js';
import type { IdempotencyKeys, KeptAnswer, KeyedRequest } from '../platform/idempotency/keys.js';
import { errorReply } from './errors.js';
import type { Input } from './operation.js';
import { assertDeclared, type LooseReply } from './reply.js';
import type { ReplyCheck } from './reply-checks.js';

export interface IdempotencyParts {
  idempotencyKeys: IdempotencyKeys;
  check: ReplyCheck;
  logger: Logger;
}

/** The one header of a stream that says where what it tells can be read. */
const threadHeader = 'X-Thread-ID';

/** The same text for the same value, in whatever order its keys came. */
function canonicalText(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

/** The request as its key names it; null when it has none, or the operation takes none. */
export function keyedRequest(
  operationId: OperationId,
  key: string | undefined,
  { caller, query, headers, body }: Input<OperationId>,
): KeyedRequest | null {
  const { method, path, takesIdempotencyKey } = operations[operationId];
  if (key === undefined || caller === null || !takesIdempotencyKey) return null;
  const { organizationId, userId, role, permissions } = caller;
  // With what the caller may do: who has lost a role is not told again what only that role may see.
  const fingerprint = createHash('sha256')
    .update(canonicalText([method, path, query, headers, body ?? null, role, [...permissions].sort()]))
    .digest();
  return { organizationId, userId, operationId, key, fingerprint };
}

function keptReply(
  operationId: OperationId,
  { status, headers = {}, body, events }: LooseReply,
  check: ReplyCheck,
): KeptAnswer {
  if (events !== undefined) {
    // A stream is not sent twice: what a repeat is told instead is known as soon as it begins.
    const error = new ApiError('idempotency_reply_was_stream');
    const threadId = headers[threadHeader];
    const kept = keptText(errorReply(error, operationId));
    return threadId === undefined ? kept : { ...kept, headers: { ...kept.headers, [threadHeader]: threadId } };
  }
  assertDeclared(operationId, status, body, check);
  return keptText({ status, headers, body });
}

const keptText = ({
  status,
  headers,
  body,
}: Pick<LooseReply, 'status' | 'body'> & Pick<KeptAnswer, 'headers'>): KeptAnswer => ({
  status,
  headers,
  body: body === undefined ? null : JSON.stringify(body),
});

/** The answer to keep for a failure; null where the next attempt may fare better, or where the failure is ours. */
function keptFailure(operationId: OperationId, error: unknown, check: ReplyCheck): KeptAnswer | null {
  if (!(error instanceof ApiError) || (error.status !== 400 && error.status !== 404)) return null;
  const reply = errorReply(error, operationId);
  return check(operationId, reply.status, reply.body) === null ? keptText(reply) : null;
}

export type Outcome = { kind: 'handled'; reply: LooseReply } | { kind: 'answered'; answer: KeptAnswer };

const inProgress = (retryAfterSeconds: number) => new ApiError('idempotency_key_in_progress', { retryAfterSeconds });

/** What is known to have had no effect. After any other failure only the same request may use the key: it finds out what happened. */
const hadNoEffect = (error: unknown): boolean => error instanceof ApiError && error.status < 500;

interface Claimed {
  readonly request: KeyedRequest;
  readonly attempt: string;
}

/** Ends an attempt that has no answer to keep, or one that was not kept with the effect. The reply does not depend on it. */
async function settle(
  { idempotencyKeys, logger }: IdempotencyParts,
  { request, attempt }: Claimed,
  end: Promise<unknown>,
): Promise<void> {
  const { operationId } = request;
  try {
    const outcome = await end;
    if (outcome === 'lost')
      logger.warn({ operationId }, 'a request ended after another attempt took its idempotency key over');
    if (outcome === 'too-large')
      logger.warn({ operationId }, 'the answer to an idempotency key is too large to be kept');
  } catch (error) {
    logger.error({ operationId, err: error }, 'the answer to an idempotency key was not kept');
    // The lease is renewed no longer, so that the key becomes free by itself.
    await idempotencyKeys.endLease(request, attempt).catch(() => undefined);
  }
}

/** Commits the effect with its answer. Where the effect is not in this unit's transaction, the answer is kept after it. */
async function finish(parts: IdempotencyParts, claimed: Claimed, unit: KeyedUnit, answer: KeptAnswer): Promise<void> {
  const { idempotencyKeys, logger } = parts;
  const { request, attempt } = claimed;
  const isCommitted = await unit.commit(async (transaction) => {
    const outcome = await idempotencyKeys.keep(request, attempt, answer, transaction);
    // This effect must not happen beside that of the other attempt.
    if (outcome === 'lost') throw inProgress(1);
    if (outcome === 'too-large')
      logger.warn({ operationId: request.operationId }, 'the answer to an idempotency key is too large to be kept');
  });
  if (!isCommitted) await settle(parts, claimed, idempotencyKeys.keep(request, attempt, answer));
}

async function fail(parts: IdempotencyParts, claimed: Claimed, error: unknown): Promise<void> {
  const { idempotencyKeys, check } = parts;
  const { request, attempt } = claimed;
  const refusal = keptFailure(request.operationId as OperationId, error, check);
  if (refusal !== null) return settle(parts, claimed, idempotencyKeys.keep(request, attempt, refusal));
  await settle(
    parts,
    claimed,
    hadNoEffect(error) ? idempotencyKeys.release(request, attempt) : idempotencyKeys.endLease(request, attempt),
  );
}

/** Handles the request unless it was handled before. Throws what `handle` throws, and the refusals of a key. */
export async function handleOnce(
  parts: IdempotencyParts,
  request: KeyedRequest,
  handle: (unit: UnitOfWork) => Promise<LooseReply>,
): Promise<Outcome> {
  const { idempotencyKeys, check } = parts;
  const claim = await idempotencyKeys.claim(request);
  if (claim.kind === 'answered') return claim;
  if (claim.kind === 'other-request') throw new ApiError('idempotency_key_reused');
  if (claim.kind === 'in-progress') throw inProgress(claim.retryAfterSeconds);
  const claimed = { request, attempt: claim.attempt };
  const unit = createKeyedUnit(claim.repeatedSince);
  try {
    const reply = await handle(unit);
    const answer = keptReply(request.operationId as OperationId, reply, check);
    if (reply.isUnfinished) await unit.commit(async () => undefined);
    if (reply.isUnfinished) await settle(parts, claimed, idempotencyKeys.endLease(request, claim.attempt));
    else await finish(parts, claimed, unit, answer);
    return { kind: 'handled', reply };
  } catch (error) {
    await unit.rollback();
    await fail(parts, claimed, error);
    throw error;
  }
}
