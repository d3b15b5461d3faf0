// Handles a request to the fake: route, caller, role, validation, idempotency key, handler, reply.
import { fakeOperations } from '../generated/fake-contract.js';
import { mayCall, maySend } from './access.js';
import type { FakeCaller, FakeOperationId, FakeRequest } from './contract.js';
import { FakeError } from './errors.js';
import { etagHeader } from './etag.js';
import { createHandlers } from './handlers.js';
import { createIdempotency } from './idempotency.js';
import { errorReply, toResponse, type WireReply } from './replies.js';
import { readRequest } from './request-check.js';
import { withoutEffect, type Store } from './store.js';
import type { FakeOperation } from './tables.js';

export interface Route {
  id: FakeOperationId;
  operation: FakeOperation;
}

/** Compares only the end of the path, because `baseUrl` can have a path too. */
export function findRoute(method: string, pathname: string): Route | null {
  const found = Object.entries(fakeOperations).find(
    ([, operation]) => operation.method === method && pathname.endsWith(operation.path),
  );
  return found ? { id: found[0] as FakeOperationId, operation: found[1] } : null;
}

export function withoutRoute(pathname: string): Response {
  const allowed = Object.values(fakeOperations).filter(({ path }) => pathname.endsWith(path));
  if (allowed.length === 0) return toResponse(errorReply(new FakeError('not_found'), null), null);
  const reply = errorReply(new FakeError('method_not_allowed'), null);
  const methods = [...new Set(allowed.map(({ method }) => method))].sort();
  return toResponse({ ...reply, headers: { ...reply.headers, Allow: methods.join(', ') } }, null);
}

export type HandleRequest = (route: Route, request: Request, text: string) => Response;

export function createRequestHandler(store: Store, callerOf: (token: string) => FakeCaller): HandleRequest {
  const handlers = createHandlers(store);
  const idempotency = createIdempotency(store.clock);

  function handle({ id, operation }: Route, request: Request, text: string): WireReply {
    const token = /^bearer (\S+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1];
    if (token === undefined) throw new FakeError('unauthorized');
    const caller = callerOf(token);
    if (!mayCall(caller, operation)) throw new FakeError(operation.forbidden);
    const given = readRequest(operation, request, text);
    if (!maySend(caller, operation, given.body)) throw new FakeError(operation.forbidden);
    const call = () => run(id, operation, { ...given, caller });
    if ((given.query as { dryRun?: boolean }).dryRun) return withoutEffect(store, call);
    const key = operation.acceptsKey ? request.headers.get('Idempotency-Key') : null;
    if (key === null) return call();
    const { userId, role, permissions } = caller;
    const { 'Idempotency-Key': _key, ...headers } = given.headers as Record<string, unknown>;
    const fingerprint = [given.query, headers, given.body ?? null, role, [...permissions].sort()];
    return idempotency.once({ operationId: id, userId, key }, fingerprint, call, operation.badRequest);
  }

  /** Turns an error into a reply here, so that the reply can be stored for the `Idempotency-Key`. */
  function run(id: FakeOperationId, operation: FakeOperation, given: object): WireReply {
    try {
      const handler = handlers[id] as (request: FakeRequest<never>) => Partial<WireReply> & { status: number };
      const reply = handler(given as FakeRequest<never>);
      return { ...reply, headers: { ...etagHeader(reply.body), ...reply.headers } };
    } catch (error) {
      if (error instanceof FakeError) return errorReply(error, operation);
      throw error;
    }
  }

  return (route, request, text) => {
    try {
      return toResponse(handle(route, request, text), route.operation);
    } catch (error) {
      if (error instanceof FakeError) return toResponse(errorReply(error, route.operation), route.operation);
      throw error;
    }
  };
}
