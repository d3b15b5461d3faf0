// Stores the context on the request object, which is faster than a WeakMap or AsyncLocalStorage.
import type { Request } from 'express';
import type { Caller } from '../../platform/caller.js';
import type { OperationId } from '../../generated/operations.js';

export interface RequestContext {
  readonly requestId: string;
  readonly startedAt: number;
  operationId: OperationId | null;
  caller: Caller | null;
  /** Set if requests are traced. */
  traceId?: string;
  rawBody: Buffer | null;
  /** Number of values in the parsed body, at all depths. */
  bodyValueCount: number;
  /** Set when the deadline ends the request. A later reply of the handler is dropped. */
  timedOut: boolean;
  awaitsBody: boolean;
  /** Set for a reply that must end at the deadline even if it has started. */
  endsWithDeadline: boolean;
}

const key = Symbol('request context');
type Carrier = Request & { [key]?: RequestContext };

export function attachContext(request: Request, context: RequestContext): void {
  (request as Carrier)[key] = context;
}

export function contextOf(request: Request): RequestContext {
  const context = (request as Carrier)[key];
  if (!context) throw new Error('the request has no context, because assignRequestId has not run');
  return context;
}

export function callerOf(request: Request): Caller {
  const { caller } = contextOf(request);
  if (!caller) throw new Error('the request has no caller, because authenticate has not run');
  return caller;
}
