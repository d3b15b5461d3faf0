// One server of the comparison, in a separate process: node --import tsx server.ts <kind> <project folder>. All servers
// send the same bytes from memory, and differ only in the code between socket and handler.
import { readFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import express, { type Express } from 'express';
import * as openApiValidator from 'express-openapi-validator';
import { load } from 'js-yaml';
import { createFastify } from '../tools.js';
import { measuredPath } from './contracts.js';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a free-form document
type Json = any;
const [kind = '', project = ''] = process.argv.slice(2);
const contractFile = join(project, 'openapi.yaml');
const document = load(readFileSync(contractFile, 'utf8')) as Json;
const tag = document.paths[measuredPath].post.responses['200'].content['application/json'].examples.tag.value;
const replies = {
  get: Array.from({ length: 20 }, (_, index) => ({ ...tag, id: index + 1, name: `tag-${index}`, agentCount: index })),
  post: tag,
};
const methods = ['get', 'put', 'post', 'delete', 'patch'] as const;
const routes = Object.entries<Json>(document.paths).flatMap(([path, item]) =>
  methods.filter((method) => item[method]).map((method) => ({ path, method, operation: item[method] })),
);
const replyTo = (method: string) => (method === 'get' ? replies.get : replies.post);

function withRoutes(app: Express): Express {
  for (const { path, method } of routes) app[method](path, (_request, response) => void response.json(replyTo(method)));
  return app;
}

async function ours(): Promise<{ server: http.Server; token: string }> {
  const from = (file: string) => import(join(project, 'dist/server', file)) as Promise<Json>;
  const [
    { createRequestSteps },
    { createHttpServer },
    { createTokenVerifier },
    { principalFromClerk },
    { createRateLimiters },
    { createAccessLogger, createLogger },
    { operations },
  ] = await Promise.all([
    from('http/request-steps.js'),
    from('http/http-server.js'),
    from('http/tokens/index.js'),
    from('platform/identity/index.js'),
    from('http/limits/rate-limiters.js'),
    from('platform/log/logger.js'),
    from('generated/operations.js'),
  ]);
  const { SignJWT, exportJWK, generateKeyPair } = await import('jose');
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const token = await new SignJWT({ org_id: 'org_bench', org_role: 'org:admin' })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: 'bench' })
    .setIssuer('http://bench')
    .setSubject('user_bench')
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(privateKey);
  const many = 1_000_000_000;
  const app = await createRequestSteps({
    contract: readFileSync(contractFile, 'utf8'),
    handlers: Object.fromEntries(
      Object.entries<Json>(operations).map(([id, { method }]) => [
        id,
        async () => ({ status: 200, body: replyTo(method) }),
      ]),
    ),
    verifier: createTokenVerifier({
      issuer: 'http://bench',
      jwks: { keys: [{ ...(await exportJWK(publicKey)), kid: 'bench', alg: 'RS256' }] },
      readPrincipal: principalFromClerk,
    }),
    limiters: createRateLimiters({
      limits: {
        store: 'memory',
        windowSeconds: 10,
        user: many,
        organization: many,
        address: many,
        operations: { chat: many },
      },
      database: null,
    }),
    logger: createLogger('info', { write: () => undefined }),
    accessLogger: createAccessLogger('info', { write: () => undefined }),
    serviceRoutes: (_request: unknown, _response: unknown, next: () => void) => next(),
    corsOrigins: [],
    checkReplyBounds: false,
    deadlineMs: 30_000,
    trustedProxies: 0,
    isUnavailableError: () => false,
  });
  return {
    server: createHttpServer(app, { requestTimeoutMs: 60_000, keepAliveTimeoutMs: 60_000 }),
    token,
  };
}

function plainValidator(validateResponses: boolean): http.Server {
  const app = express();
  app.use(express.json());
  app.use(
    openApiValidator.middleware({
      apiSpec: contractFile,
      validateRequests: true,
      validateResponses,
      validateSecurity: false,
      fileUploader: false,
    }),
  );
  return http.createServer(withRoutes(app));
}

async function fastify(): Promise<http.Server> {
  const app = createFastify({ ajv: { customOptions: { strict: false, coerceTypes: true } } as Json });
  const clean = (node: Json): Json => {
    if (Array.isArray(node)) return node.map(clean);
    if (!node || typeof node !== 'object') return node;
    if (node.$ref?.startsWith('#/components/'))
      return clean(
        node.$ref
          .slice(2)
          .split('/')
          .reduce((at: Json, key: string) => at[key], document),
      );
    return Object.fromEntries(
      Object.entries<Json>(node)
        .filter(([key]) => !key.startsWith('x-') && !['example', 'examples', 'description', 'format'].includes(key))
        .map(([key, inner]) => [key, clean(inner)]),
    );
  };
  for (const { path, method, operation } of routes) {
    // Skips operations with a recursive schema, which `clean` cannot expand.
    if (JSON.stringify(operation).includes('DashboardInteraction')) continue;
    const query = (operation.parameters ?? []).filter((parameter: Json) => parameter.in === 'query');
    const body = operation.requestBody?.content['application/json'].schema;
    const success = Object.entries<Json>(operation.responses).find(
      ([status, response]) => status.startsWith('2') && response.content?.['application/json'],
    );
    const isMeasured = path === measuredPath;
    app.route({
      method: method.toUpperCase() as 'GET',
      url: path,
      schema: {
        querystring: {
          type: 'object',
          additionalProperties: false,
          properties: Object.fromEntries(query.map((parameter: Json) => [parameter.name, clean(parameter.schema)])),
        },
        ...(body && method !== 'get' ? { body: clean(body) } : {}),
        ...(success && isMeasured ? { response: { 200: clean(success[1].content['application/json'].schema) } } : {}),
      } as Json,
      handler: async () => replyTo(method),
    });
  }
  await app.ready();
  return app.server;
}

async function create(): Promise<{ server: http.Server; token?: string }> {
  switch (kind) {
    case 'ours':
      return ours();
    case 'express':
      return { server: http.createServer(withRoutes(express())) };
    case 'validator':
      return { server: plainValidator(true) };
    case 'validator-requests':
      return { server: plainValidator(false) };
    case 'fastify':
      return { server: await fastify() };
    default:
      throw new Error(`no server of the kind ${kind}`);
  }
}

const { server, token } = await create();
server.listen(0, '127.0.0.1', () =>
  process.send?.({ port: (server.address() as AddressInfo).port, token: token ?? '' }),
);
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuMicroseconds: user + system });
});
process.on('disconnect', () => process.exit());
