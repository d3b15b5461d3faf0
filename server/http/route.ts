// Builds the handler chain of each operation and routes requests to it. All paths of the contract are literal, so one
// map lookup finds the path. Express would try all routes in turn. Only a path that is not found is compared with the
// aliases, which have a parameter.
import type { Request, RequestHandler } from 'express';
import { identityProviderOrigin, type Origin } from '../platform/audit.js';
import { dryRun } from '../platform/dry-run.js';
import { autocommitOf, type UnitOfWork } from '../platform/unit-of-work.js';
import { ApiError } from '../platform/errors.js';
import type { Handlers } from '../generated/handlers.js';
import { operations, type OperationId } from '../generated/operations.js';
import { authenticate, limitAnonymous, type AuthenticateDependencies } from './authenticate.js';
import { authorizeBody } from './authorize.js';
import { readBody, requireBody } from './body.js';
import { signalOf } from './deadline.js';
import { handleOnce, keyedRequest, type IdempotencyDependencies, type Outcome } from './idempotency.js';
import type { Input } from './operation.js';
import { writeStoredReply, writeReply, type LooseReply } from './reply.js';
import { contextOf } from './request-context.js';
import { sequence } from './sequence.js';
import { traceOperation } from './trace-operation.js';

export interface RouteDependencies extends AuthenticateDependencies, IdempotencyDependencies {
  handlers: Handlers;
  /** Rejects requests while the server is overloaded. */
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

/** Only the identity provider makes changes without a token. IPv4 addresses are shown as such. */
function originOf(request: Request): Origin {
  const { caller, requestId } = contextOf(request);
  const actor = caller === null ? identityProviderOrigin.actor : ({ type: 'user', id: caller.userId } as const);
  return { actor, requestId, clientAddress: request.ip?.replace(/^::ffff:(?=\d+\.)/, '') ?? null };
}

function callHandler(operationId: OperationId, dependencies: RouteDependencies): RequestHandler {
  const handler = dependencies.handlers[operationId] as (input: Input<OperationId>) => Promise<LooseReply>;
  const { headerParameters } = operations[operationId] as { headerParameters: readonly string[] };
  const handle = async (input: Input<OperationId>, key: string | undefined): Promise<Outcome> => {
    const { origin } = input.unit;
    const handleIn = (unit: UnitOfWork) => handler(Object.assign(input, { unit }));
    // Has no effect that a key could protect from a repeat.
    if ((input.query as { dryRun?: boolean }).dryRun) return { kind: 'handled', reply: await dryRun(origin, handleIn) };
    const keyed = keyedRequest(operationId, key, input);
    return keyed === null
      ? { kind: 'handled', reply: await handler(input) }
      : handleOnce(dependencies, keyed, origin, handleIn);
  };
  return async (request, response) => {
    const context = contextOf(request);
    // The deadline has already replied with 503 and Retry-After, so the operation must have no effect.
    if (context.timedOut) return;
    if (context.caller) authorizeBody(context.caller, operationId, request.body);
    const input = {
      query: request.query,
      headers: Object.fromEntries(headerParameters.map((name) => [name, request.headers[name]])),
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
    if (context.timedOut) return;
    if (outcome.kind === 'answered') writeStoredReply(response, outcome.reply);
    else await writeReply(response, operationId, outcome.reply, dependencies.check);
  };
}

function chainOf(operationId: OperationId, dependencies: RouteDependencies): RequestHandler[] {
  const operation = operations[operationId];
  const deprecated = operation.deprecated as Deprecation;
  const name: RequestHandler = (request, response, next) => {
    contextOf(request).operationId = operationId;
    // Caches must not store replies to authenticated requests, including errors.
    if (!operation.public) response.setHeader('Cache-Control', 'no-store');
    next();
  };
  return [
    name,
    dependencies.admit,
    ...(dependencies.isTraced ? [traceOperation(operationId)] : []),
    ...(deprecated ? [announceDeprecation(deprecated)] : []),
    operation.public ? limitAnonymous(dependencies) : authenticate(operationId, dependencies),
    ...readBody(operationId),
    dependencies.validation(operationId),
    ...requireBody(operationId),
    callHandler(operationId, dependencies),
  ];
}

/** Returns the methods of a path as the value of the Allow header. */
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
    if (request.method === 'OPTIONS') {
      response.set('Allow', allow).status(204).end();
      return;
    }
    throw new ApiError('method_not_allowed', { headers: { Allow: allow } });
  };
}

/** Returns the handler chains of a path by method. HEAD is GET without the body. */
function methodsOf(path: string, dependencies: RouteDependencies): Map<string, RequestHandler> {
  const methods = new Map<string, RequestHandler>();
  for (const id of Object.keys(operations) as OperationId[]) {
    if (operations[id].path !== path) continue;
    const chain = sequence(chainOf(id, dependencies));
    methods.set(operations[id].method.toUpperCase(), chain);
    if (operations[id].method === 'get') methods.set('HEAD', chain);
  }
  return methods;
}

/** Returns the address of the operation that a path is an alias of, or null. */
function createAliases(): (path: string) => { path: string; url: string } | null {
  const aliases = Object.values(operations).flatMap(({ path, alias }) => {
    const [, before, name, after] = /^(.*)\{(\w+)\}(.*)$/.exec(alias ?? '') ?? [];
    return name === undefined ? [] : [{ path, name, before: before ?? '', after: after ?? '' }];
  });
  return (given) => {
    for (const { path, name, before, after } of aliases) {
      if (!given.startsWith(before) || !given.endsWith(after)) continue;
      const value = given.slice(before.length, given.length - after.length);
      if (value === '' || value.includes('/')) continue;
      try {
        return { path, url: `${path}?${name}=${encodeURIComponent(decodeURIComponent(value))}` };
      } catch {
        // Not an encoded value, so the path does not exist.
      }
    }
    return null;
  };
}

/**
 * Returns a handler that runs the operation of the request's path and method, returns 405 for other methods, and passes
 * on other paths.
 */
export function routeOperations(dependencies: RouteDependencies): RequestHandler {
  const paths = new Map<string, { methods: Map<string, RequestHandler>; otherwise: RequestHandler }>();
  for (const { path } of Object.values(operations)) {
    if (path.includes('{'))
      throw new Error(`openapi.yaml: ${path} has a parameter; routing by literal path does not serve it`);
    if (!paths.has(path))
      paths.set(path, {
        methods: methodsOf(path, dependencies),
        otherwise: sequence([dependencies.admit, limitAnonymous(dependencies), rejectOtherMethods(path)]),
      });
  }
  const aliasOf = createAliases();
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
