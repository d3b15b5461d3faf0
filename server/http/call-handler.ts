// By default, the unit of work of a request commits each transaction immediately. If the operation accepts an
// Idempotency-Key and the request has one, the unit commits the effect together with the stored reply. In a dry run,
// the unit commits nothing.
import type { Request, RequestHandler } from 'express';
import { identityProviderOrigin, type Origin } from '../platform/audit.js';
import type { Precondition } from '../platform/records/etag.js';
import { createManualCommitUnit } from '../platform/unit-of-work/manual-commit-unit.js';
import { autocommitOf, type UnitOfWork } from '../platform/unit-of-work/unit-of-work.js';
import type { Handlers } from '../generated/handlers.js';
import { operations, type OperationId } from '../generated/operations.js';
import { signalOf } from './request/deadline.js';
import { handleOnce, keyedRequest, type HandleOnceDependencies, type Outcome } from './idempotency.js';
import type { Input } from './handler-types.js';
import { writeStoredReply, writeReply, type LooseReply } from './reply/reply.js';
import { contextOf } from './request/request-context.js';

export interface CallHandlerDependencies extends HandleOnceDependencies {
  handlers: Handlers;
}

/** The only operation without a token is the webhook of the identity provider, so the provider is the actor. */
function originOf(request: Request): Origin {
  const { caller, requestId } = contextOf(request);
  const actor = caller === null ? identityProviderOrigin.actor : ({ type: 'user', id: caller.userId } as const);
  return { actor, requestId, clientAddress: request.ip?.replace(/^::ffff:(?=\d+\.)/, '') ?? null };
}

/**
 * Ignores `*`, which only requires that the record exists. Each handler that changes a record checks this anyway. Other
 * values were validated as a list of quoted tags.
 */
const preconditionOf = (ifMatch: string | undefined): Precondition =>
  ifMatch === undefined || ifMatch === '*' ? undefined : [...ifMatch.matchAll(/"([^"]*)"/g)].map(([, tag]) => tag!);

async function dryRun(origin: Origin, handle: (unit: UnitOfWork) => Promise<LooseReply>): Promise<LooseReply> {
  const unit = createManualCommitUnit(null, origin);
  try {
    return await handle({ ...unit, isDryRun: true, afterCommit: async () => undefined });
  } finally {
    await unit.rollback();
  }
}

export function callHandler(operationId: OperationId, dependencies: CallHandlerDependencies): RequestHandler {
  const handler = dependencies.handlers[operationId] as (input: Input<OperationId>) => Promise<LooseReply>;
  const { headerParameters } = operations[operationId] as { headerParameters: readonly string[] };
  const handle = async (input: Input<OperationId>, key: string | undefined): Promise<Outcome> => {
    const { origin } = input.unit;
    const handleIn = (unit: UnitOfWork) => handler(Object.assign(input, { unit }));
    // A dry run ignores the key.
    if ((input.query as { dryRun?: boolean }).dryRun) return { kind: 'handled', reply: await dryRun(origin, handleIn) };
    const keyed = keyedRequest(operationId, key, input);
    return keyed === null
      ? { kind: 'handled', reply: await handler(input) }
      : handleOnce(dependencies, keyed, origin, handleIn);
  };
  return async (request, response) => {
    const context = contextOf(request);
    // After the deadline, the client has received a 503 and may retry, so the operation must have no effect.
    if (context.timedOut) return;
    const headers = Object.fromEntries(headerParameters.map((name) => [name, request.headers[name]]));
    const input = {
      query: request.query,
      headers,
      precondition: preconditionOf(headers['if-match'] as string | undefined),
      body: request.body as unknown,
      caller: context.caller,
      requestId: context.requestId,
      rawBody: context.rawBody,
      unit: autocommitOf(originOf(request)),
      get signal() {
        return signalOf(request);
      },
    };
    const outcome = await handle(
      input as unknown as Input<OperationId>,
      request.headers['idempotency-key'] as string | undefined,
    );
    if (context.timedOut) {
      // The client has already received a 503. Without this call, the run would buffer events that no client reads.
      if (outcome.kind === 'handled') await outcome.reply.events?.cancel();
      return;
    }
    if (outcome.kind === 'stored') writeStoredReply(response, outcome.reply);
    else await writeReply(response, operationId, outcome.reply, dependencies.replyDifference);
  };
}
