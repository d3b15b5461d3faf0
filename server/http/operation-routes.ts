// Finds the path of a request with one map lookup, because no path of the contract has a parameter. Express would try
// one route after the other. A path that is not in the map can be an alias of an operation, such as
// /chat/{threadId}/stream.
import type { RequestHandler } from 'express';
import { ApiError } from '../platform/errors.js';
import { operations, type OperationId } from '../generated/operations.js';
import { createAliases } from '../generated/path-aliases.js';
import { authenticate, type AuthenticateDependencies } from './authenticate.js';
import { authorize, authorizeBody } from './authorize.js';
import { limitByAddress, limitCaller } from './limits/rate-limit-middleware.js';
import { readBody, requireBody, type CheckSignature } from './request/read-body.js';
import { callHandler, type CallHandlerDependencies } from './call-handler.js';
import { contextOf } from './request/request-context.js';
import { combineMiddleware } from './combine-middleware.js';
import { traceOperation } from './trace-operation.js';

export interface RouteDependencies extends AuthenticateDependencies, CallHandlerDependencies {
  isTraced: boolean;
  validation(operationId: OperationId): RequestHandler;
  /** Signature checks of operations whose callers sign the body instead of sending a token. */
  signatures: Partial<Record<OperationId, CheckSignature>>;
}

type Deprecation = { since: string; sunset: string; successor: string } | null;

function announceDeprecation({ since, sunset, successor }: NonNullable<Deprecation>): RequestHandler {
  const headers = {
    Deprecation: `@${Math.floor(Date.parse(since) / 1000)}`,
    Sunset: new Date(sunset).toUTCString(),
    Link: `<${successor}>; rel="successor-version"`,
  };
  return (_request, response, next) => {
    response.set(headers);
    next();
  };
}

function beginOperation(operationId: OperationId): RequestHandler {
  const isPublic = operations[operationId].public;
  return (request, response, next) => {
    contextOf(request).operationId = operationId;
    // Caches must not store replies to authenticated requests, including errors.
    if (!isPublic) response.setHeader('Cache-Control', 'no-store');
    next();
  };
}

/** server/docs/request-lifecycle.md explains the order. */
function chainOf(operationId: OperationId, dependencies: RouteDependencies): RequestHandler[] {
  const operation = operations[operationId];
  const deprecated = operation.deprecated as Deprecation;
  const { limiters, signatures } = dependencies;
  return [
    beginOperation(operationId),
    ...(dependencies.isTraced ? [traceOperation(operationId)] : []),
    ...(deprecated ? [announceDeprecation(deprecated)] : []),
    ...(operation.public
      ? [limitByAddress(limiters)]
      : [authenticate(dependencies), limitCaller(operationId, limiters), authorize(operationId)]),
    ...readBody(operationId, signatures[operationId]),
    dependencies.validation(operationId),
    ...requireBody(operationId),
    ...authorizeBody(operationId),
    callHandler(operationId, dependencies),
  ];
}

function allowedMethods(path: string): string {
  const declared = Object.values(operations)
    .filter((operation) => operation.path === path)
    .map((operation) => operation.method.toUpperCase());
  return [
    ...new Set([...declared.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])), 'OPTIONS']),
  ].join(', ');
}

function rejectOtherMethods(path: string): RequestHandler {
  const allow = allowedMethods(path);
  return (request, response) => {
    response.set('Allow', allow);
    if (request.method !== 'OPTIONS') throw new ApiError('method_not_allowed');
    response.status(204).end();
  };
}

function methodsOf(path: string, dependencies: RouteDependencies): Map<string, RequestHandler> {
  const methods = new Map<string, RequestHandler>();
  for (const id of Object.keys(operations) as OperationId[]) {
    if (operations[id].path !== path) continue;
    const chain = combineMiddleware(chainOf(id, dependencies));
    methods.set(operations[id].method.toUpperCase(), chain);
    if (operations[id].method === 'get') methods.set('HEAD', chain);
  }
  return methods;
}

export function routeOperations(dependencies: RouteDependencies): RequestHandler {
  const paths = new Map<string, { methods: Map<string, RequestHandler>; otherwise: RequestHandler }>();
  for (const { path } of Object.values(operations)) {
    if (path.includes('{')) throw new Error(`openapi.yaml: ${path} has a parameter, but only literal paths are served`);
    if (!paths.has(path))
      paths.set(path, {
        methods: methodsOf(path, dependencies),
        otherwise: combineMiddleware([limitByAddress(dependencies.limiters), rejectOtherMethods(path)]),
      });
  }
  const aliasOf = createAliases(Object.values(operations));
  return (request, response, next) => {
    let known = paths.get(request.path);
    const alias = known ? null : aliasOf(request.path);
    if (alias !== null) {
      known = paths.get(alias.path);
      const query = request.url.indexOf('?');
      request.url = query === -1 ? alias.url : `${alias.url}&${request.url.slice(query + 1)}`;
    }
    if (known) (known.methods.get(request.method) ?? known.otherwise)(request, response, next);
    else next();
  };
}
