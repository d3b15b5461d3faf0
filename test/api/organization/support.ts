import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import { readConfig } from '../../../server/app/config/config.js';
import { createContainer, type Container } from '../../../server/app/container.js';
import {
  startEmbeddedIdentityProvider,
  type EmbeddedIdentityProvider,
  type NewPerson,
} from '../../../server/embedded/identity/index.js';
import { createHttpServer } from '../../../server/http/http-server.js';
import { createAccessLogger, createLogger } from '../../../server/platform/log/logger.js';
import { acquireTestDatabase } from '../../support/database.js';
import { recordTraffic } from '../../support/traffic.js';
import type { CallOptions, CallResult, TestServer } from '../../support/server.js';
import { unwatched } from '../../support/event-loop.js';

export { expectNamed } from '../errors.js';
export { notAdmin, testAccess } from '../access.js';

/** Makes the server reconcile the members with the provider before every list. */
export const alwaysFresh = { MEMBER_MIRROR_MAX_AGE_SECONDS: '0' };

export const providerOf = (server: TestServer): EmbeddedIdentityProvider => server.container.identityProvider!;

let count = 0;
export const newUserId = () => `user_2k${process.pid}n${++count}`;

/** Adds a member at the identity provider only, not in the table `members`. */
export async function addPerson(server: TestServer, person: Partial<NewPerson> = {}): Promise<string> {
  const userId = person.userId ?? newUserId();
  const { organizationId = server.organizationId } = person;
  await providerOf(server).addOrganization({ id: organizationId, name: organizationId });
  const defaults = { organizationId, userId, email: `${userId}@test.example`, role: 'org:member' };
  await providerOf(server).addMember({ ...defaults, ...person });
  return userId;
}

export const listUsers = (
  server: TestServer,
  query: NonNullable<CallOptions['query']> = {},
  options: CallOptions = {},
) => server.call('GET', '/admin/users', { query: { limit: 500, ...query }, ...options });

export async function findUser(
  server: TestServer,
  userId: string,
  options: CallOptions = {},
): Promise<CallResult['body']> {
  return (await listUsers(server, {}, options)).body.data.find(({ id }: { id: string }) => id === userId) ?? null;
}

export const setMetadata = (server: TestServer, userId: string, metadata: unknown, options: CallOptions = {}) =>
  server.call('POST', '/admin/updateUserMetadata', { body: { userId, metadata }, ...options });

export interface DeliveryOptions {
  secret: string;
  id?: string;
  /** Time of the signature. */
  at?: Date;
  prefix?: 'svix' | 'webhook';
}

export function signatureOf(
  body: string,
  { secret, id = `msg_${newUserId()}`, at = new Date(), prefix = 'svix' }: DeliveryOptions,
): Record<string, string> {
  return {
    [`${prefix}-id`]: id,
    [`${prefix}-timestamp`]: String(Math.floor(at.getTime() / 1000)),
    [`${prefix}-signature`]: new Webhook(secret).sign(id, at, body),
  };
}

export function signed(event: unknown, options: DeliveryOptions) {
  const body = JSON.stringify(event);
  return { headers: signatureOf(body, options), body };
}

type Call = TestServer['call'];

export const deliver = (call: Call, event: unknown, options: DeliveryOptions) =>
  call('POST', '/webhooks/identity', { token: null, ...signed(event, options) });

/** With `drop-reply`, the provider executes the request, and the connection breaks before the reply. */
export type Disturbance =
  | { status: number; headers?: Record<string, string>; code?: string }
  | { delayMs: number }
  | 'hang'
  | 'drop-reply'
  | null;

export interface DisturbedServer {
  call: Call;
  url: string;
  container: Container;
  provider: EmbeddedIdentityProvider;
  organizationId: string;
  adminId: string;
  /** Sets the function that decides the fault of each call of the provider's API. */
  disturb(decide: (request: { method: string; path: string }) => Disturbance): void;
  /** Every call of the provider's API so far. */
  calls: string[];
  logs: Record<string, unknown>[];
  add(person?: Partial<NewPerson>): Promise<string>;
  stop(): Promise<void>;
}

async function listen(server: http.Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Starts a server whose calls of the identity provider pass through a proxy that injects faults. */
export async function startDisturbedServer(environment: Record<string, string> = {}): Promise<DisturbedServer> {
  const testDatabase = await acquireTestDatabase({ poolSize: 10 });
  const dataDir = mkdtempSync(join(tmpdir(), 'agent-platform-organization-'));
  const quiet = { warn: () => undefined, error: () => undefined };
  const provider = await startEmbeddedIdentityProvider({
    database: testDatabase.database,
    dataDir,
    port: 0,
    environment: 'test',
    log: quiet,
  });
  let decide: Parameters<DisturbedServer['disturb']>[0] = () => null;
  const calls: string[] = [];
  const proxy = http.createServer(async (request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    calls.push(`${method} ${url}`);
    const disturbance = decide({ method, path: url });
    if (disturbance === 'hang') return;
    if (disturbance !== null && typeof disturbance === 'object' && 'delayMs' in disturbance)
      await sleep(disturbance.delayMs);
    else if (disturbance !== null && disturbance !== 'drop-reply') {
      response.writeHead(disturbance.status, { 'content-type': 'application/json', ...disturbance.headers });
      response.end(
        JSON.stringify({
          errors: [{ code: disturbance.code ?? 'disturbed', message: 'disturbed', long_message: 'disturbed' }],
        }),
      );
      return;
    }
    const onward = http.request(new URL(url, provider.url), { method, headers }, (answer) => {
      if (disturbance === 'drop-reply') return void answer.resume().once('end', () => request.socket.destroy());
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
  const logs: Record<string, unknown>[] = [];
  const sink = { write: (line: string) => void logs.push(JSON.parse(line) as Record<string, unknown>) };
  const config = readConfig({
    NODE_ENV: 'test',
    DATABASE_URL: testDatabase.url,
    DATA_DIR: dataDir,
    EMBEDDED_STORAGE_PORT: '0',
    EMBEDDED_TOOL_SERVER_PORT: '0',
    IDENTITY_ISSUER: provider.issuer,
    CLERK_SECRET_KEY: provider.secretKey,
    CLERK_API_URL: await listen(proxy),
    IDENTITY_WEBHOOK_SECRETS: provider.webhookSecret,
    RATE_LIMIT_STORE: 'memory',
    ...environment,
  });
  const container = await createContainer(config, {
    logger: createLogger('info', sink),
    accessLogger: createAccessLogger('info', sink),
  });
  const server = createHttpServer(await unwatched(() => container.createApp()), {
    requestTimeoutMs: 60_000,
    keepAliveTimeoutMs: 5_000,
  });
  recordTraffic(server);
  const url = await listen(server);
  const organizationId = 'org_2kDisturbed';
  await provider.addOrganization({ id: organizationId, name: 'Disturbed' });
  const add: DisturbedServer['add'] = async (person = {}) => {
    const userId = person.userId ?? newUserId();
    await provider.addMember({
      organizationId,
      userId,
      email: `${userId}@test.example`,
      role: 'org:member',
      ...person,
    });
    return userId;
  };
  const adminId = await add({ role: 'org:admin' });
  const bearer = await provider.mintToken({ userId: adminId, organizationId, lifetimeSeconds: 3600 });

  const call: Call = async (method, path, { token = bearer, query = {}, body, headers = {} } = {}) => {
    const target = new URL(path, url);
    Object.entries(query).forEach(([name, value]) => target.searchParams.set(name, String(value)));
    const response = await fetch(target, {
      method,
      headers: {
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text === '' ? null : JSON.parse(text) };
  };

  return {
    call,
    url,
    container,
    provider,
    organizationId,
    adminId,
    disturb: (next) => void (decide = next),
    calls,
    logs,
    add,
    async stop() {
      for (const each of [server, proxy]) {
        each.closeAllConnections();
        await new Promise((resolve) => each.close(resolve));
      }
      await container.close();
      await provider.stop();
      await testDatabase.release();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
