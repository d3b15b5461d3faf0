// What the pipeline learns of a request on its way. Kept on the request object itself: a WeakMap or AsyncLocalStorage costs more and says less.
import type { Request } from 'express';
import type { Caller } from '../platform/caller.js';
import type { OperationId } from '../generated/operations.js';

export interface RequestContext {
  readonly requestId: string;
  readonly startedAt: number;
  operationId: OperationId | null;
  caller: Caller | null;
  /** Set when requests are traced. */
  traceId?: string;
  rawBody: Buffer | null;
  /** How many values the parsed body holds, at every depth. */
  bodyValueCount: number;
  /** Set when the deadline passed: whatever the handler still answers is dropped. */
  timedOut: boolean;
  /** Set by a reply that may not go on after the deadline even when it has begun. */
  endsWithDeadline: boolean;
}

const key = Symbol('request context');
type Carrier = Request & { [key]?: RequestContext };

export function attachContext(request: Request, context: RequestContext): void {
  (request as Carrier)[key] = context;
}

export function contextOf(request: Request): RequestContext {
  const context = (request as Carrier)[key];
  if (!context) throw new Error('the request has no context: http/app.ts attaches it first');
  return context;
}
