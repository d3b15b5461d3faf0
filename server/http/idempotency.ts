// Carries out a request with an Idempotency-Key once: the first is handled and its answer kept, a repeat gets that answer. What is kept, and
// what a crash can still do twice: docs/decisions/2026-11-21-idempotency.md.
import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import { ApiError } from '../errors.js';
import { operations, type OperationId } from '../generated/operations.js';
import type { IdempotencyKeys, KeptAnswer, KeyedRequest } from '../idempotency/keys.js';
import { errorReply } from './errors.js';
import type { Input } from './operation.js';
import { assertDeclared, type LooseReply } from './reply.js';
import type { ReplyCheck } from './reply-checks.js';

export interface IdempotencyParts {
  idempotencyKeys: IdempotencyKeys;
  check: ReplyCheck;
  logger: Logger;
}

/** How long a repeat is asked to wait while the first request is under way. */
const retryAfterSeconds = 1;

/** The one header of a stream that says where what it tells can be read. */
const threadHeader = 'X-Thread-ID';

/** The same text for the same value, in whatever order its keys came. */
function canonicalText(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))) : inner,
  );
}

/** The request as its key names it; null when it has none, or the operation takes none. */
export function keyedRequest(operationId: OperationId, key: string | undefined, { caller, query, headers, body }: Input<OperationId>): KeyedRequest | null {
  const { method, path, takesIdempotencyKey } = operations[operationId];
  if (key === undefined || caller === null || !takesIdempotencyKey) return null;
  const { organizationId, userId, role, permissions } = caller;
  // With what the caller may do: who has lost a role is not told again what only that role may see.
  const fingerprint = createHash('sha256').update(canonicalText([method, path, query, headers, body ?? null, role, [...permissions].sort()])).digest();
  return { organizationId, userId, operationId, key, fingerprint };
}

function keptReply(operationId: OperationId, { status, headers = {}, body, events }: LooseReply, check: ReplyCheck): KeptAnswer {
  if (events !== undefined) {
    // A stream is not sent twice: what a repeat is told instead is known as soon as it begins.
    const error = new ApiError('conflict', 'Answer to this Idempotency-Key was a stream');
    const told = headers[threadHeader];
    return { ...keptText(errorReply(error, operationId)), headers: told === undefined ? {} : { [threadHeader]: told } };
  }
  assertDeclared(operationId, status, body, check);
  return { ...keptText({ status, body }), headers };
}

const keptText = ({ status, body }: { status: number; body?: unknown }): KeptAnswer => ({ status, headers: {}, body: body === undefined ? null : JSON.stringify(body) });

/** The answer to keep for a failure; null where the next attempt may fare better, or where the failure is ours. */
function keptFailure(operationId: OperationId, error: unknown, check: ReplyCheck): KeptAnswer | null {
  if (!(error instanceof ApiError) || (error.code !== 'bad_request' && error.code !== 'not_found')) return null;
  const { status, body } = errorReply(error, operationId);
  return check(operationId, status, body) === null ? keptText({ status, body }) : null;
}

export type Outcome = { kind: 'handled'; reply: LooseReply } | { kind: 'answered'; answer: KeptAnswer };

/** Handles the request unless it was handled before. Throws what `handle` throws, and the refusals of a key. */
export async function handleOnce(parts: IdempotencyParts, request: KeyedRequest, handle: () => Promise<LooseReply>): Promise<Outcome> {
  const { idempotencyKeys, check, logger } = parts;
  const operationId = request.operationId as OperationId;
  const claim = await idempotencyKeys.claim(request);
  if (claim.kind === 'answered') return claim;
  if (claim.kind === 'other-request') throw new ApiError('unprocessable', 'Idempotency-Key was used for another request');
  if (claim.kind === 'in-progress') throw new ApiError('conflict', 'Request with this Idempotency-Key is in progress', { retryAfterSeconds });

  /** What was done is done, and the caller is told of it, whether or not a repeat can be told the same. */
  const settle = async (answer: KeptAnswer | null) => {
    try {
      if (answer === null) await idempotencyKeys.release(request, claim.attempt);
      else if (!(await idempotencyKeys.keep(request, claim.attempt, answer))) logger.warn({ operationId }, 'a request ended after the lease of its idempotency key');
    } catch (error) {
      logger.error({ operationId, err: error }, 'the answer to an idempotency key was not kept');
    }
  };
  let reply: LooseReply;
  let answer: KeptAnswer;
  try {
    reply = await handle();
    answer = keptReply(operationId, reply, check);
  } catch (error) {
    await settle(keptFailure(operationId, error, check));
    throw error;
  }
  await settle(answer);
  return { kind: 'handled', reply };
}
