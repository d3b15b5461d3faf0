// The HTTP side of the mock: CORS, routing, bodies and event streams.
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import cors from 'cors';
import { replyTo, type Service } from './reply-to-request.js';
import { readBody, readBytes } from './body.js';
import type { Contract, Operation } from './contract.js';
import type { Exchange } from './exchange.js';
import type { Prism } from './prism.js';
import { errorReply, type Reply } from './reply.js';
import { acceptUpload, isSignedByMock, isStorage } from './uploads.js';

export interface MockServerDependencies {
  contract: Contract;
  prism: Prism;
  service: Service | null;
  eventDelayMs: number;
  onExchange(exchange: Exchange): void;
  onError(error: unknown): void;
}

interface Outcome {
  reply: Reply;
  operation: Operation | null;
  sent: string;
}

function allowedMethods(methods: ReadonlyMap<string, Operation>): string {
  const declared = [...methods.keys()].flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  return [...declared, 'OPTIONS'].join(', ');
}

const textHeaders = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value].flat().join(', ')]));

const hasToken = ({ headers }: IncomingMessage) => /^bearer \S+$/i.test(headers.authorization ?? '');

/** Returns the contract or the health check, or null for any other path. */
function serviceReply(contract: Contract, pathname: string): Reply | null {
  if (pathname === '/healthz')
    return { status: 200, headers: { 'Content-Type': 'application/json' }, body: '{"status":"ok"}' };
  if (pathname === '/openapi.yaml')
    return { status: 200, headers: { 'Content-Type': 'application/yaml' }, body: contract.text };
  if (pathname === '/openapi.json')
    return { status: 200, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(contract.document) };
  return null;
}

/** The mock truncates larger uploads to save memory. */
const maxKeptUploadBytes = 16 * 1024 * 1024;

function createHandler(dependencies: MockServerDependencies) {
  const { contract } = dependencies;

  async function handleOperation(operation: Operation, request: IncomingMessage, url: URL): Promise<Outcome> {
    if (!operation.isPublic && !hasToken(request)) {
      request.resume();
      const reply = errorReply(contract.error('unauthorized'), [], { 'WWW-Authenticate': 'Bearer' });
      return { reply, operation, sent: '' };
    }
    const result = await readBody(request, contract, operation);
    if ('refusal' in result) return { reply: result.refusal, operation, sent: result.text };
    const { body, text } = result;
    const reply = await replyTo(dependencies, { operation, url, headers: textHeaders(request), body, text });
    return { reply, operation, sent: text };
  }

  async function handleStorage(request: IncomingMessage, url: URL): Promise<Outcome> {
    const service = isSignedByMock(url) ? null : dependencies.service;
    const { method = '' } = request;
    const { size, bytes } = await readBytes(request, service ? maxKeptUploadBytes : 0);
    const reply = service
      ? await service.storage(method, url, textHeaders(request), bytes)
      : acceptUpload(method, url, request.headers);
    const note = reply.bytes ? `download of ${reply.bytes.length} bytes` : `upload of ${size} bytes`;
    return { reply: { ...reply, note: reply.note ?? note }, operation: null, sent: '' };
  }

  return async (request: IncomingMessage, given: URL): Promise<Outcome> => {
    const url = contract.resolveAlias(given) ?? given;
    if (isStorage(request.method, url)) return handleStorage(request, url);
    const none = { operation: null, sent: '' };
    const methods = contract.paths.get(url.pathname);
    const wanted = request.method === 'HEAD' ? 'GET' : (request.method ?? '');
    const operation = methods?.get(wanted);
    if (operation) return handleOperation(operation, request, url);
    request.resume();
    const allow: Record<string, string> = methods ? { Allow: allowedMethods(methods) } : {};
    // The preflight of an unknown path succeeds, so that the web page gets the 404 of the request itself.
    if (wanted === 'OPTIONS') return { ...none, reply: { status: 204, headers: allow, body: '' } };
    if (!methods) {
      const served = wanted === 'GET' ? serviceReply(contract, url.pathname) : null;
      return { ...none, reply: served ?? errorReply(contract.error('not_found')) };
    }
    return { ...none, reply: errorReply(contract.error('method_not_allowed'), [], allow) };
  };
}

/** Adds a fixed host to a path, because the header Host can have any value. */
function urlOf({ url = '/' }: IncomingMessage): URL {
  const text = url.startsWith('/') ? `http://mock${url}` : url;
  return URL.canParse(text) ? new URL(text) : new URL('http://mock/');
}

function requestIdOf({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[A-Za-z0-9._-]{8,128}$/.test(given) ? given : `req_${randomUUID()}`;
}

async function write(response: ServerResponse, reply: Reply, isHead: boolean, eventDelayMs: number): Promise<void> {
  const isStream = /^text\/event-stream\b/.test(reply.headers['Content-type'] ?? '');
  const content = reply.bytes ?? reply.body;
  const length = reply.status === 204 ? {} : { 'Content-Length': String(Buffer.byteLength(content)) };
  response.writeHead(reply.status, {
    ...reply.headers,
    ...(isStream ? { 'Cache-Control': 'no-cache' } : length),
  });
  if (isHead || !isStream) return void response.end(isHead ? undefined : content);
  const events = reply.body.split(/(?<=\n\n)/);
  for (const [index, event] of events.entries()) {
    if (index > 0) await sleep(eventDelayMs);
    if (response.destroyed) return;
    response.write(event);
  }
  response.end();
}

export function createMockServer(dependencies: MockServerDependencies): Server {
  const { contract, eventDelayMs, onExchange, onError } = dependencies;
  const handle = createHandler(dependencies);
  const allowOrigins = cors({
    origin: '*',
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    // Only the mock sends Preference-Applied, so the contract does not declare it.
    exposedHeaders: [...contract.replyHeaders, 'Preference-Applied'],
    maxAge: 600,
    preflightContinue: true,
  });

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const began = performance.now();
    response.setHeader('X-Request-Id', requestIdOf(request));
    response.setHeader('X-Contract-Sha256', contract.sha256);
    let outcome: Outcome;
    try {
      outcome = await handle(request, urlOf(request));
    } catch (error) {
      if (request.destroyed && !request.complete) return;
      onError(error);
      outcome = { reply: errorReply(contract.error('internal_error')), operation: null, sent: '' };
    }
    const { reply, operation, sent } = outcome;
    const isOfContract = operation !== null || reply.headers['X-Error-Code'] !== undefined;
    const headers: Record<string, string> = isOfContract
      ? { 'Cache-Control': 'no-store', ...contract.rateLimitHeaders }
      : {};
    const added = { ...headers, ...operation?.deprecationHeaders };
    for (const [name, value] of Object.entries(added)) response.setHeader(name, value);
    response.once('close', () =>
      onExchange({
        request: { method: request.method ?? '', url: request.url ?? '', headers: textHeaders(request), body: sent },
        response: { status: reply.status, headers: headersOf(response), body: reply.body },
        operationId: operation?.id ?? null,
        durationMs: performance.now() - began,
        note: reply.note ?? '',
      }),
    );
    await write(response, reply, request.method === 'HEAD', eventDelayMs);
  }

  return createServer((request, response) => {
    allowOrigins(request, response, () => void respond(request, response).catch(onError));
  });
}

const headersOf = (response: ServerResponse): Record<string, string> =>
  Object.fromEntries(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]));
