// A complete server for a test file: the real container, a new database, the embedded identity provider and a real
// socket.
import { once as onceEmitted } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { readConfig } from '../../server/app/config/config.js';
import { createContainer, type Container } from '../../server/app/container.js';
import { createHttpServer } from '../../server/http/http-server.js';
import { createAccessLogger, createLogger } from '../../server/platform/log/logger.js';
import { acquireTestDatabase } from './database.js';
import { readDocumentsHere } from './documents-here.js';
import { cpuMsOfFixedWork, unwatched, watchEventLoop } from './event-loop.js';
import { isFullRun } from './full-run.js';
import { addSigningKey } from './signing-key.js';
import { createStatementCounter } from './statement-counter.js';
import { createTokenSource, type TokenOptions } from './tokens.js';
import { recordTraffic } from './traffic.js';
import { watchReplies } from './watch-replies.js';

export type { TokenOptions } from './tokens.js';

export interface CallOptions {
  /** Token of the caller. Default: an administrator's token. `null` sends no token. */
  token?: string | null;
  query?: Record<string, string | number | boolean>;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface CallResult {
  status: number;
  headers: Headers;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests read bodies of every shape
  body: any;
}

export interface TestServer {
  url: string;
  container: Container;
  database: Knex;
  organizationId: string;
  otherOrganizationId: string;
  /** The server's configuration, for further processes on the same dependencies. */
  environment: Readonly<Record<string, string>>;
  /** Every line that the server logged, parsed. */
  logs: Record<string, unknown>[];
  tokenFor(options?: TokenOptions): Promise<string>;
  call(method: string, path: string, options?: CallOptions): Promise<CallResult>;
  /**
   * Counts the SQL statements of the action and of all requests that begin meanwhile. Omits statements of workers and
   * timers, and statements that control transactions.
   */
  countStatements(action: () => Promise<unknown>): Promise<number>;
  /**
   * Stops the server. Fails if the headers or events of a reply did not match the contract. Also fails if the event
   * loop was blocked for too long without a reason in `blocksEventLoop`.
   */
  stop(): Promise<void>;
}

export interface TestServerOptions {
  /** Whether the server also runs jobs. Default: false, because few tests need them; in a full run, true. */
  worker?: boolean;
  /** Whether tasks with a period of at least a minute run at the start. Default: false; in a full run, true. */
  runsPeriodicTasks?: boolean;
  /** Whether documents are read in the test process instead of a separate one. Default: true; in a full run, false. */
  readsDocumentsHere?: boolean;
  /** Whether the server starts a Postgres in its data folder instead of using a new test database. Default: false. */
  embedsPostgres?: boolean;
  /** Why the test file may block the event loop for longer than `maxBlockRatio` allows. The reason is logged. */
  blocksEventLoop?: string;
}

/**
 * One iteration of the event loop may use at most this many times `cpuMsOfFixedWork`. On a quiet machine, that is
 * 2.5 s. An iteration also runs code of the test. Tests of costly requests have lower limits
 * (test/security/hostile-bodies.test.ts, measured-server.ts).
 */
const maxBlockRatio = 100;
/** Shorter blocks are not checked, because the check takes 0.1 s. */
const minCheckedBlockMs = 1_000;

const defaultSettings = {
  NODE_ENV: 'test',
  // Connections and replies are slow on a busy machine. Outage tests set their own limits.
  DATABASE_CONNECT_TIMEOUT_MS: '30000',
  IDENTITY_TIMEOUT_MS: '30000',
  REQUEST_DEADLINE_MS: '120000',
  EMBEDDED_IDENTITY_PORT: '0',
  EMBEDDED_STORAGE_PORT: '0',
  EMBEDDED_TOOL_SERVER_PORT: '0',
  // Tests send many requests at the same time. Overload tests set their own limit.
  DATABASE_MAX_WAITING: '1000000',
  RATE_LIMIT_STORE: 'memory',
  RATE_LIMIT_USER: '1000000',
  RATE_LIMIT_ORGANIZATION: '1000000',
  RATE_LIMIT_ADDRESS: '1000000',
  RATE_LIMIT_CHAT: '1000000',
  MODEL_RETRY_DELAY_MS: '10',
};

async function send(
  url: string,
  method: string,
  { token, query = {}, body, headers = {} }: CallOptions & { token: string | null },
): Promise<CallResult> {
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
  const response = await fetch(`${url}${search ? `?${search}` : ''}`, {
    method,
    headers: {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('application/json') ?? false;
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
}

/**
 * Makes periodic tasks with an interval of a minute or more due only after this interval. In a new database, they would
 * find nothing to do. Their statements on ten more connections take twice the CPU time of the rest of the start.
 */
async function postponePeriodicTasks({ work, platform }: Container): Promise<void> {
  const names = work.periodic.filter(({ everyMs }) => everyMs >= 60_000).map(({ name }) => name);
  await platform.database.raw(
    `insert into periodic_tasks (name, started_at, lease_until)
     select name, now(), now() from unnest(cast(:names as text[])) as name`,
    { names },
  );
}

export async function startTestServer(
  environment: Record<string, string> = {},
  {
    worker = isFullRun,
    runsPeriodicTasks = isFullRun,
    embedsPostgres = false,
    readsDocumentsHere = !isFullRun,
    blocksEventLoop,
  }: TestServerOptions = {},
): Promise<TestServer> {
  const testDatabase = await acquireTestDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'agent-platform-test-'));
  const logs: Record<string, unknown>[] = [];
  const collect = { write: (line: string) => void logs.push(JSON.parse(line) as Record<string, unknown>) };
  const logger = createLogger('info', collect);
  const accessLogger = createAccessLogger('info', collect);
  const connection: Record<string, string> = embedsPostgres ? {} : { DATABASE_URL: testDatabase.url };
  const settings = { ...defaultSettings, ...connection, DATA_DIR: dataDir, ...environment };
  addSigningKey(settings.DATA_DIR);
  const config = readConfig(settings);
  const container = await unwatched(() => createContainer(config, { logger, accessLogger }));
  if (readsDocumentsHere) readDocumentsHere(container.platform.reader);
  const isNewDatabase = !embedsPostgres && environment['DATABASE_URL'] === undefined;
  const startApp = async () => {
    if (worker && isNewDatabase && !runsPeriodicTasks) await postponePeriodicTasks(container);
    if (worker) await container.startWorker();
    container.finishStart();
    return unwatched(() => container.createApp());
  };
  const app = await startApp().catch(async (error: unknown) => {
    // Without this cleanup, Jest would never end.
    await container.stopWorker(0);
    await container.close();
    await testDatabase.release();
    throw error;
  });
  const server = createHttpServer(app, {
    requestTimeoutMs: 60_000,
    keepAliveTimeoutMs: 75_000,
  });
  const countStatements = createStatementCounter(server, [
    container.platform.database,
    container.platform.streamConnections,
    container.platform.runConnections,
  ]);
  const differences = watchReplies(server);
  recordTraffic(server);
  server.listen(0, '127.0.0.1');
  await onceEmitted(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const organizationId = 'org_2kTestMain';
  const otherOrganizationId = 'org_2kTestOther';
  const provider = container.identityProvider;
  if (!provider) throw new Error('the test server needs the embedded identity provider');
  const tokenFor = createTokenSource(provider, organizationId);

  if (blocksEventLoop !== undefined) process.stderr.write(`The event loop may be blocked: ${blocksEventLoop}\n`);
  // Measurement begins here, because starting takes longer than any request.
  const eventLoop = watchEventLoop();

  return {
    url,
    container,
    database: container.platform.database,
    organizationId,
    otherOrganizationId,
    environment: settings,
    logs,
    tokenFor,
    call: async (method, path, { token, ...options } = {}) =>
      send(`${url}${path}`, method, { ...options, token: token === undefined ? await tokenFor() : token }),
    countStatements,
    async stop() {
      eventLoop.stop();
      const blockedMs = eventLoop.longestIterationMs();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await container.stopWorker(5_000);
      await container.close();
      await testDatabase.release();
      rmSync(dataDir, { recursive: true, force: true });
      const found = await differences();
      if (found.length > 0) throw new Error(`Replies do not match the contract:\n${found.join('\n')}`);
      if (blocksEventLoop !== undefined || blockedMs <= minCheckedBlockMs) return;
      const iterationRatio = blockedMs / cpuMsOfFixedWork();
      if (iterationRatio > maxBlockRatio)
        throw new Error(
          `The event loop was blocked for ${Math.round(blockedMs)} ms of CPU time, ` +
            `${Math.round(iterationRatio)} times \`cpuMsOfFixedWork\`; at most ${maxBlockRatio} times are allowed`,
        );
    },
  };
}
