import type { Request, RequestHandler, Response } from 'express';
import type { Caller } from '../platform/caller.js';
import { ApiError } from '../platform/errors.js';
import { KeysUnavailableError, TokenRejectedError, type TokenVerifier } from './tokens/index.js';
import { applyAddressLimit, type RateLimiters } from './limits/rate-limit-middleware.js';
import { contextOf } from './request/request-context.js';

export interface AuthenticateDependencies {
  verifier: TokenVerifier;
  limiters: RateLimiters;
}

/** The name of an authentication scheme is case-insensitive (RFC 9110). */
const bearer = /^bearer ([^\s]+)$/i;

async function rejectToken(
  dependencies: AuthenticateDependencies,
  request: Request,
  response: Response,
  cause: unknown,
): Promise<never> {
  await applyAddressLimit(dependencies.limiters, request, response);
  throw new ApiError('unauthorized', { cause });
}

async function identify(dependencies: AuthenticateDependencies, request: Request, response: Response): Promise<Caller> {
  const token = bearer.exec(request.headers.authorization ?? '')?.[1];
  if (token === undefined) return rejectToken(dependencies, request, response, new Error('no bearer token'));
  try {
    // For a cached token, `verify` returns the principal without a promise. Skipping `await` saves time.
    const verified = dependencies.verifier.verify(token);
    const principal = 'then' in verified ? await verified : verified;
    const { organizationId } = principal;
    if (organizationId === null) {
      await applyAddressLimit(dependencies.limiters, request, response);
      throw new ApiError('organization_required');
    }
    return principal as Caller;
  } catch (error) {
    if (error instanceof TokenRejectedError) return rejectToken(dependencies, request, response, error);
    if (error instanceof KeysUnavailableError) {
      await applyAddressLimit(dependencies.limiters, request, response);
      throw new ApiError('service_unavailable', { retryAfterSeconds: error.retryAfterSeconds, cause: error });
    }
    throw error;
  }
}

export function authenticate(dependencies: AuthenticateDependencies): RequestHandler {
  return async (request, response, next) => {
    contextOf(request).caller = await identify(dependencies, request, response);
    next();
  };
}
