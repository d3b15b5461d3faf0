// One peer in its own process: node --import tsx server.ts <kind> <database url> <issuer>.
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type NextFunction, type Request, type Response } from 'express';
import * as openApiValidator from 'express-openapi-validator';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { contractFile } from '../../../../codegen/contract/contract.js';
import { createFastify, fastifyHelmet, fastifyRateLimit } from '../../tools.js';
import { knexDatabase, preparedDatabase } from './databases.js';
import { operationsOf, type Caller } from './statements.js';

const [kind = '', url = '', issuer = ''] = process.argv.slice(2);
const operations = operationsOf(kind.endsWith('-knex') ? knexDatabase(url) : preparedDatabase(url));
const keys = createRemoteJWKSet(new URL('/.well-known/jwks.json', issuer));
const verified = new Map<string, Caller>();

/** Verifies each token once, as our server does. */
async function callerOf(header = ''): Promise<Caller> {
  const token = header.slice('Bearer '.length);
  const known = verified.get(token);
  if (known !== undefined) return known;
  const { payload } = await jwtVerify(token, keys, { issuer });
  const { id } = payload['o'] as { id: string };
  const caller = { organizationId: `org_${id.replace(/^org_/, '')}`, userId: String(payload.sub) };
  verified.set(token, caller);
  return caller;
}

async function startFastify(): Promise<number> {
  const app = createFastify({ logger: { level: 'info' }, genReqId: () => crypto.randomUUID() });
  await app.register(fastifyHelmet);
  await app.register(fastifyRateLimit, { max: 1_000_000_000, timeWindow: 10_000 });
  app.decorateRequest('caller', null);
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- Fastify's types are not installed
  app.addHook('onRequest', async (request: any) => {
    request.caller = await callerOf(request.headers.authorization);
  });
  const text = { type: 'string' };
  const tag = {
    type: 'object',
    properties: {
      id: { type: 'integer' },
      name: text,
      organizationId: text,
      createdBy: text,
      createdAt: text,
      updatedAt: text,
      etag: text,
    },
  };
  const agent = {
    type: 'object',
    additionalProperties: true,
    properties: { id: { type: 'integer' }, name: text, model: text },
  };
  app.get(
    '/agents',
    {
      schema: {
        querystring: {
          type: 'object',
          additionalProperties: false,
          properties: { id: { type: 'integer', minimum: 1 } },
        },
        response: { 200: { anyOf: [{ type: 'array', items: agent }, agent] } },
      },
    },
    // eslint-disable-next-line @typescript-eslint/no-explicit-any
    ({ caller, query }: any) =>
      query.id === undefined ? operations.listAgents(caller) : operations.getAgent(caller, query.id),
  );
  const message = { type: 'object', additionalProperties: true, properties: { id: text, role: text, createdAt: text } };
  app.get(
    '/getConversation',
    {
      schema: {
        querystring: {
          type: 'object',
          additionalProperties: false,
          required: ['threadId'],
          properties: { threadId: { type: 'string', format: 'uuid' } },
        },
        response: {
          200: {
            type: 'object',
            additionalProperties: true,
            properties: { id: text, messages: { type: 'array', items: message } },
          },
        },
      },
    },
    // eslint-disable-next-line @typescript-eslint/no-explicit-any
    ({ caller, query }: any) => operations.getConversation(caller, query.threadId),
  );
  const name = { type: 'string', minLength: 1, maxLength: 200 };
  app.post(
    '/agents',
    {
      schema: {
        body: {
          type: 'object',
          additionalProperties: false,
          required: ['id'],
          properties: { id: { type: 'integer', minimum: 1 }, name, description: text },
        },
        response: { 200: agent },
      },
    },
    // eslint-disable-next-line @typescript-eslint/no-explicit-any
    ({ caller, body }: any) => operations.saveAgent(caller, body),
  );
  app.post(
    '/agent-tags',
    {
      schema: {
        body: { type: 'object', additionalProperties: false, required: ['name'], properties: { name } },
        response: { 200: tag },
      },
    },
    // eslint-disable-next-line @typescript-eslint/no-explicit-any
    ({ caller, body }: any) => operations.createTag(caller, body.name),
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

/** A server as the README of express-openapi-validator shows it: no limits, no log, none of our headers. */
async function startExpress(): Promise<number> {
  const app = express();
  app.use(express.json());
  app.use(
    openApiValidator.middleware({
      apiSpec: contractFile,
      validateRequests: true,
      validateResponses: true,
      validateSecurity: false,
    }),
  );
  const handle =
    (work: (caller: Caller, request: Request) => Promise<object | null>) =>
    async (request: Request, response: Response): Promise<void> =>
      void response.json(await work(await callerOf(request.headers.authorization), request));
  app.get(
    '/agents',
    handle((caller, { query: { id } }) =>
      id === undefined ? operations.listAgents(caller) : operations.getAgent(caller, Number(id)),
    ),
  );
  app.get(
    '/getConversation',
    handle((caller, { query }) => operations.getConversation(caller, String(query['threadId']))),
  );
  app.post(
    '/agents',
    handle((caller, { body }) => operations.saveAgent(caller, body)),
  );
  app.post(
    '/agent-tags',
    handle((caller, { body }) => operations.createTag(caller, body.name)),
  );
  app.use((error: Error & { status?: number }, _request: Request, response: Response, _next: NextFunction) => {
    response.status(error.status ?? 500).json({ error: error.message });
  });
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

async function bodyOf(request: http.IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** Only verifies the token, sends the statements and returns JSON: the fastest that Node.js and Postgres allow. */
async function startBare(): Promise<number> {
  const reply = async (request: http.IncomingMessage): Promise<object | null> => {
    const caller = await callerOf(request.headers.authorization);
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://bare');
    if (pathname === '/getConversation') return operations.getConversation(caller, searchParams.get('threadId') ?? '');
    if (request.method === 'GET') {
      const id = searchParams.get('id');
      return id === null ? operations.listAgents(caller) : operations.getAgent(caller, Number(id));
    }
    const body = JSON.parse(await bodyOf(request)) as { id: number; name: string };
    return pathname === '/agents' ? operations.saveAgent(caller, body) : operations.createTag(caller, body.name);
  };
  const server = http.createServer((request, response) => {
    reply(request).then(
      (body) => {
        const text = Buffer.from(JSON.stringify(body));
        response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': text.length }).end(text);
      },
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

const starts = { bare: startBare, 'express-knex': startExpress };
const start = kind in starts ? starts[kind as keyof typeof starts] : startFastify;
const port = await start();
process.send?.({ port });
