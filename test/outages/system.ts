// Runs an API and a worker as separate processes. A proxy in front of each dependency can stop forwarding.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareProvider } from '../identity/provider-support.js';
import { serverKey, startChatServer } from '../models/support.js';
import { killStartedProcesses, runBin, type RunningProcess } from '../start/support.js';
import { startTestStore } from '../storage/support.js';
import { acquireTestDatabase } from '../support/database.js';
import { eventually } from '../support/eventually.js';
import { startDatabaseProxy, startHttpProxy, type FaultyProxy } from '../support/faulty-proxy.js';
import { secretsOf } from '../support/secrets.js';
import { startToolServer, toolServerKey } from '../support/tool-server.js';

export const dependencies = ['postgres', 'object store', 'identity provider', 'model provider', 'tool server'] as const;
export type Dependency = (typeof dependencies)[number];

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests read bodies of every shape
  readonly body: any;
}

export interface System {
  readonly api: RunningProcess;
  readonly worker: RunningProcess;
  readonly proxies: Readonly<Record<Dependency, FaultyProxy>>;
  /** Secrets that must not appear in any output, by name. */
  readonly secrets: Readonly<Record<string, string>>;
  call(method: string, path: string, body?: object, headers?: Record<string, string>): Promise<Reply>;
  /** Sends a request to the metrics port of a process. */
  operator(process: 'api' | 'worker', path: string): Promise<Reply>;
  /** Id of an agent that uses the model provider and the tool server. */
  readonly agentId: number;
  readonly toolServerId: number;
  stop(): Promise<void>;
}

const organizationId = 'org_2kOutages';

/** Longer than the deadline of a request. */
const callTimeoutMs = 40_000;

async function startDependencies() {
  const database = await acquireTestDatabase();
  const identity = await prepareProvider();
  const [provider, store, models, tools] = [
    await identity.start(),
    await startTestStore(),
    await startChatServer(),
    await startToolServer(),
  ];
  const [toDatabase, toStore, toIdentity, toModels, toTools] = [
    await startDatabaseProxy(database.url),
    await startHttpProxy(store.endpoint),
    await startHttpProxy(provider.url),
    await startHttpProxy(models.baseUrl),
    await startHttpProxy(tools.url),
  ];
  const proxies: Record<Dependency, FaultyProxy> = {
    postgres: toDatabase.proxy,
    'object store': toStore.proxy,
    'identity provider': toIdentity.proxy,
    'model provider': toModels.proxy,
    'tool server': toTools.proxy,
  };
  return {
    provider,
    store,
    proxies,
    urls: {
      database: toDatabase.url,
      store: toStore.url,
      identity: toIdentity.url,
      models: toModels.url,
      tools: toTools.url,
    },
    async stop() {
      for (const proxy of Object.values(proxies)) await proxy.stop();
      await Promise.all([tools.stop(), models.stop(), store.stop()]);
      await identity.release();
      await database.release();
    },
  };
}

type Dependencies = Awaited<ReturnType<typeof startDependencies>>;

function environmentOf({ provider, store, urls }: Dependencies, dataDir: string): Record<string, string> {
  const databaseUrl = new URL(urls.database);
  // The test database ignores passwords. This one is a secret that must not appear in any output.
  databaseUrl.password = 'database-password-of-the-tests';
  return {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl.href,
    IDENTITY_ISSUER: provider.issuer,
    IDENTITY_JWKS_URL: `${urls.identity}/.well-known/jwks.json`,
    CLERK_API_URL: urls.identity,
    CLERK_SECRET_KEY: provider.secretKey,
    IDENTITY_WEBHOOK_SECRETS: provider.webhookSecret,
    MEMBER_MIRROR_MAX_AGE_SECONDS: '0', // each request for the list of users calls the provider
    S3_ENDPOINT: urls.store,
    S3_BUCKET: 'test',
    S3_REGION: store.region,
    S3_ACCESS_KEY_ID: store.credentials.accessKeyId,
    S3_SECRET_ACCESS_KEY: store.credentials.secretAccessKey,
    MODEL_SERVERS: JSON.stringify([{ name: 'local', baseUrl: urls.models, apiKey: serverKey }]),
    ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
    TOOL_SERVER_ALLOWED_ADDRESSES: '127.0.0.1',
    RUN_TIME_LIMIT_SECONDS: '15',
    METRICS_PORT: '0',
    ...Object.fromEntries(['USER', 'ORGANIZATION', 'ADDRESS', 'CHAT'].map((name) => [`RATE_LIMIT_${name}`, '1000000'])),
  };
}

async function startProcess(name: 'api' | 'worker', environment: Record<string, string>): Promise<RunningProcess> {
  const started = runBin(name, environment);
  const ended = started.exited.then(({ output }) => Promise.reject(new Error(`the ${name} ended:\n${output}`)));
  ended.catch(() => undefined);
  // The start takes more than a minute on a busy machine.
  await Promise.race([ended, eventually(started.output, (output) => output.includes('"msg":"ready"'), 180_000)]);
  return started;
}

async function send(url: string, init: RequestInit = {}): Promise<Reply> {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(callTimeoutMs) });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('application/json') ?? false;
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
}

export async function startSystem(): Promise<System> {
  const dataDir = mkdtempSync(join(tmpdir(), 'agent-platform-outages-'));
  const started = await startDependencies();
  const { provider, urls } = started;
  const environment = environmentOf(started, dataDir);
  await provider.addOrganization({ id: organizationId, name: 'Outages', slug: 'outages' });
  const { userId } = await provider.addMember({
    organizationId,
    userId: 'user_2kOutages',
    email: 'outages@test.example',
    role: 'org:admin',
  });
  const token = await provider.mintToken({ userId, organizationId, lifetimeSeconds: 7_200 });
  const api = await startProcess('api', environment);
  const worker = await startProcess('worker', environment);
  const url = `http://127.0.0.1:${/"port":(\d+)/.exec(api.output())?.[1]}`;
  const metricsUrlOf = ({ output }: RunningProcess) =>
    `http://127.0.0.1:${/metrics on port (\d+)/.exec(output())?.[1]}`;

  const call: System['call'] = (method, path, body, headers = {}) =>
    send(`${url}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const toolServer = { name: 'parts', url: urls.tools, headers: { authorization: toolServerKey } };
  const toolServerId = (await call('POST', '/mcp-servers/manage', toolServer)).body.toolServer.id as number;
  const agent = await call('POST', '/agents', { name: 'Outage', model: 'local:tiny', mcpServers: [toolServerId] });
  return {
    api,
    worker,
    call,
    toolServerId,
    agentId: agent.body.id as number,
    proxies: started.proxies,
    secrets: { ...secretsOf(environment), token, toolServerKey: toolServerKey.replace('Bearer ', '') },
    operator: (process, path) => send(`${metricsUrlOf(process === 'api' ? api : worker)}${path}`),
    async stop() {
      await killStartedProcesses();
      await started.stop();
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
