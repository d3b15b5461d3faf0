// Bearer token → caller. What a token means is http/identity's business; which reply a bad one gets is decided here.
import type { Request, RequestHandler, Response } from 'express';
import type { Caller } from '../platform/caller.js';
import { ApiError } from '../platform/errors.js';
import type { OperationId } from '../generated/operations.js';
import { authorize } from './authorize.js';
import { KeysUnavailable, TokenRejected, type TokenVerifier } from './identity/index.js';
import { limitAddress, limitCaller, type RateLimiters } from './rate-limit.js';
import { contextOf } from './request-context.js';

export interface AuthenticateParts {
  verifier: TokenVerifier;
  limiters: RateLimiters;
}

/** RFC 6750: the scheme in any case, one space, one token without white space. */
const bearer = /^bearer ([^\s]+)$/i;

async function refuse(parts: AuthenticateParts, request: Request, response: Response, cause: unknown): Promise<never> {
  await limitAddress(parts.limiters, request.ip ?? 'unknown', response);
  throw new ApiError('unauthorized', { cause });
}

async function identify(parts: AuthenticateParts, request: Request, response: Response): Promise<Caller> {
  const token = bearer.exec(request.headers.authorization ?? '')?.[1];
  if (token === undefined) return refuse(parts, request, response, new Error('no bearer token'));
  try {
    // A token that was checked before is answered without a promise: most requests take that way.
    const verified = parts.verifier.verify(token);
    const principal = verified instanceof Promise ? await verified : verified;
    const { organizationId } = principal;
    if (organizationId === null) {
      // Belongs to nobody whose calls could be counted.
      await limitAddress(parts.limiters, request.ip ?? 'unknown', response);
      throw new ApiError('organization_required');
    }
    return principal as Caller;
  } catch (error) {
    if (error instanceof TokenRejected) return refuse(parts, request, response, error);
    if (error instanceof KeysUnavailable) {
      await limitAddress(parts.limiters, request.ip ?? 'unknown', response);
      throw new ApiError('service_unavailable', { retryAfterSeconds: error.retryAfterSeconds, cause: error });
    }
    throw error;
  }
}

/** Lets a request on when its token is valid, its limits are not reached and its role opens the operation, in that order. */
export function authenticate(operationId: OperationId, parts: AuthenticateParts): RequestHandler {
  return async (request, response, next) => {
    const caller = await identify(parts, request, response);
    const context = contextOf(request);
    context.caller = caller;
    await limitCaller(parts.limiters, caller, operationId, response);
    authorize(caller, operationId);
    next();
  };
}

/** For what needs no token: only the limit by address. */
export function limitAnonymous(parts: Pick<AuthenticateParts, 'limiters'>): RequestHandler {
  return async (request, response, next) => {
    await limitAddress(parts.limiters, request.ip ?? 'unknown', response);
    next();
  };
}
