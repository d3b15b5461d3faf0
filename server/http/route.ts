// The chain of one operation, and the way to it. All paths of the contract are literal, so one lookup finds a path's router however many
// operations there are; Express would try them one after the other.
import type { RequestHandler } from 'express';
import { autocommit } from '../platform/unit-of-work.js';
import { ApiError } from '../platform/errors.js';
import type { Handlers } from '../generated/handlers.js';
import { operations, type OperationId } from '../generated/operations.js';
import { authenticate, limitAnonymous, type AuthenticateParts } from './authenticate.js';
import { authorizeBody } from './authorize.js';
import { readBody } from './body.js';
import { signalOf } from './deadline.js';
import { handleOnce, keyedRequest, type IdempotencyParts, type Outcome } from './idempotency.js';
import type { Input } from './operation.js';
import { writeAgain, writeReply, type LooseReply } from './reply.js';
import { contextOf } from './request-context.js';
import { sequence } from './sequence.js';
import { traceOperation } from './trace-operation.js';

export interface RouteParts extends AuthenticateParts, IdempotencyParts {
  handlers: Handlers;
  /** Refuses requests while the server is overloaded. */
  admit: RequestHandler;
  /** Whether each request gets a span. */
  isTraced: boolean;
  validation(operationId: OperationId): RequestHandler;
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

function callHandler(operationId: OperationId, parts: RouteParts): RequestHandler {
  const handler = parts.handlers[operationId] as (input: Input<OperationId>) => Promise<LooseReply>;
  const { headerParameters } = operations[operationId] as { headerParameters: readonly string[] };
  const answer = async (input: Input<OperationId>, key: string | undefined): Promise<Outcome> => {
    const keyed = keyedRequest(operationId, key, input);
    return keyed === null
      ? { kind: 'handled', reply: await handler(input) }
      : handleOnce(parts, keyed, (unit) => handler(Object.assign(input, { unit })));
  };
  return async (request, response) => {
    const context = contextOf(request);
    // The deadline has answered already, and the caller was told to try again: nothing may happen any more.
    if (context.timedOut) return;
    if (context.caller) authorizeBody(context.caller, operationId, request.body);
    const input = {
      query: request.query,
      headers: Object.fromEntries(headerParameters.map((name) => [name, request.headers[name]])),
      body: request.body as unknown,
      caller: context.caller,
      requestId: context.requestId,
      rawBody: context.rawBody,
      unit: autocommit,
      get signal() {
        return signalOf(request);
      },
    };
    const outcome = await answer(
      input as unknown as Input<OperationId>,
      request.headers['idempotency-key'] as string | undefined,
    );
    if (context.timedOut) return;
    if (outcome.kind === 'answered') writeAgain(response, outcome.answer);
    else await writeReply(response, operationId, outcome.reply, parts.check);
  };
}

function chainOf(operationId: OperationId, parts: RouteParts): RequestHandler[] {
  const operation = operations[operationId];
  const deprecated = operation.deprecated as Deprecation;
  const name: RequestHandler = (request, response, next) => {
    contextOf(request).operationId = operationId;
    // What a token opens must not be kept by a cache, the refusals included.
    if (!operation.public) response.setHeader('Cache-Control', 'no-store');
    next();
  };
  return [
    name,
    parts.admit,
    ...(parts.isTraced ? [traceOperation(operationId)] : []),
    ...(deprecated ? [announceDeprecation(deprecated)] : []),
    operation.public ? limitAnonymous(parts) : authenticate(operationId, parts),
    ...readBody(operationId),
    parts.validation(operationId),
    callHandler(operationId, parts),
  ];
}

/** What a path allows, as the Allow header says it. */
function allowedMethods(path: string): string {
  const declared = Object.values(operations)
    .filter((operation) => operation.path === path)
    .map((operation) => operation.method.toUpperCase());
  return [
    ...new Set([...declared.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])), 'OPTIONS']),
  ].join(', ');
}

function refuseOtherMethods(path: string): RequestHandler {
  const allow = allowedMethods(path);
  return (request, response) => {
    if (request.method === 'OPTIONS') {
      response.set('Allow', allow).status(204).end();
      return;
    }
    throw new ApiError('method_not_allowed', { headers: { Allow: allow } });
  };
}

/** The chains of one path's methods; HEAD is GET without the body. */
function methodsOf(path: string, parts: RouteParts): Map<string, RequestHandler> {
  const methods = new Map<string, RequestHandler>();
  for (const id of Object.keys(operations) as OperationId[]) {
    if (operations[id].path !== path) continue;
    const chain = sequence(chainOf(id, parts));
    methods.set(operations[id].method.toUpperCase(), chain);
    if (operations[id].method === 'get') methods.set('HEAD', chain);
  }
  return methods;
}

/** A handler that passes a request to the operation of its path and method, answers 405 for other methods, and lets other paths by. */
export function routeOperations(parts: RouteParts): RequestHandler {
  const paths = new Map<string, { methods: Map<string, RequestHandler>; otherwise: RequestHandler }>();
  for (const { path } of Object.values(operations)) {
    if (path.includes('{'))
      throw new Error(`openapi.yaml: ${path} has a parameter; routing by literal path does not serve it`);
    if (!paths.has(path))
      paths.set(path, {
        methods: methodsOf(path, parts),
        otherwise: sequence([parts.admit, limitAnonymous(parts), refuseOtherMethods(path)]),
      });
  }
  return (request, response, next) => {
    const known = paths.get(request.path);
    if (known) (known.methods.get(request.method) ?? known.otherwise)(request, response, next);
    else next();
  };
}
