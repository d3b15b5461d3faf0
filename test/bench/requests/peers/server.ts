// One peer in its own process: node --import tsx server.ts <kind> <database url> <issuer>. It prints its port.
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { createFastify, fastifyHelmet, fastifyRateLimit } from '../../tools.js';
import { knexDatabase, preparedDatabase } from './databases.js';
import { operationsOf, type Caller } from './statements.js';

const [kind = '', url = '', issuer = ''] = process.argv.slice(2);
const operations = operationsOf(kind === 'fastify-knex' ? knexDatabase(url) : preparedDatabase(url));
const keys = createRemoteJWKSet(new URL('/.well-known/jwks.json', issuer));
const verified = new Map<string, Caller>();

/** Verifies a token once, as ours does. */
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

async function bodyOf(request: http.IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** Nothing but a token, the statements and JSON: the limit of this stack. */
async function startBare(): Promise<number> {
  const reply = async (request: http.IncomingMessage): Promise<object | null> => {
    const caller = await callerOf(request.headers.authorization);
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://bare');
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

const port = kind === 'bare' ? await startBare() : await startFastify();
process.send?.({ port });
