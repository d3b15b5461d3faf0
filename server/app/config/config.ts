// Reads the environment into Config. Error messages contain no secret values.
import type { RateLimitOptions } from '../../http/limits/rate-limiters.js';
import { readIdentity, type IdentityConfig } from './identity.js';
import { misspelledSettings } from './misspelled.js';
import type { KnownModel } from '../../modules/model-catalog/known-models.js';
import type { RunSettings } from '../../modules/agent-runner/run-settings.js';
import { readKnownModels } from './model-catalog.js';
import { readProcesses } from './processes.js';
import { readModelProviders, type ModelProviderConfig } from './model-providers.js';
import { settings, type Environment } from './settings.js';
import { readStorage, type StorageConfig } from './storage.js';
import { valueProblem } from './value-problems.js';

export { settingNames } from './settings.js';

export interface Config {
  environment: 'development' | 'test' | 'production';
  role: 'all' | 'api' | 'worker';
  http: {
    host: string;
    port: number;
    processes: number;
    corsOrigins: readonly string[];
    allowsLocalOrigins: boolean;
    /** Whether the checks of replies include limits such as `maxLength`. */
    checkReplyBounds: boolean;
    trustedProxies: number;
    deadlineMs: number;
    /** Time for which requests are still served after SIGTERM, while /readyz returns 503. */
    shutdownDelayMs: number;
    shutdownGraceMs: number;
  };
  dataDir: string;
  logLevel: string;
  /** Null: `pretty` on a terminal, otherwise `json`. */
  logFormat: 'json' | 'pretty' | null;
  database: {
    kind: 'embedded' | 'external';
    url: string | null;
    poolSize: number;
    streamPoolSize: number;
    /** See `OpenDatabase.runConnections`. */
    runPoolSize: number;
    /** The process counts as overloaded while at least this many statements wait for a connection. */
    maxWaiting: number;
    /** Maximum prepared statements per connection. 0 for poolers that do not support them. */
    maxPrepared: number;
    connectTimeoutMs: number;
    statementTimeoutMs: number;
  };
  identity: IdentityConfig;
  identityTimeoutMs: number;
  storage: StorageConfig;
  /** The mirror stores the members of organizations as the identity provider last reported them. */
  members: {
    /** Secrets with which the identity provider signs its webhooks. */
    webhookSecrets: readonly string[];
    /** Maximum age of the mirror when a request lists or checks members. */
    mirrorMaxAgeMs: number;
    /** Time between two comparisons of the mirror with the identity provider. */
    reconcileIntervalMs: number;
  };
  worker: { pollIntervalMs: number; leaseMs: number };
  /** Maximum files per organization that all workers process concurrently. */
  maxFilesPerOrganization: number;
  metrics: { port: number; host: string } | null;
  isTraced: boolean;
  runs: Omit<RunSettings, 'retryDelayMs'>;
  /** Maximum concurrent streamed runs per process. */
  maxStreamedRuns: number;
  tokens: { audience: readonly string[]; authorizedParties: readonly string[] };
  rateLimits: RateLimitOptions;
  /**
   * Keys for stored secrets and replies, in base64. The first key encrypts, and all keys decrypt. Without keys, the
   * service creates a key in the data folder.
   */
  encryptionKeys: readonly string[];
  toolServers: { allowedAddresses: readonly string[]; embeddedPort: number };
  /** `retryDelaysMs`: delays between attempts. `retentionDays`: age at which deliveries are deleted. */
  webhooks: { allowedAddresses: readonly string[]; retryDelaysMs: readonly number[]; retentionDays: number };
  /** `retryDelayMs`: maximum delay before the first retry of a model call. See `RetriesOptions`. */
  models: { firstTokenMs: number; betweenTokensMs: number; retryDelayMs: number };
  /** Consecutive failed executions after which a scheduled task is disabled. */
  maxTaskFailures: number;
  auditLogDays: number;
  /** Days until deleted records are purged. */
  deletedRecordDays: number;
  /** Model of an agent that is created without a model. */
  defaultModel: string;
  /** Does not include the offline provider. */
  modelProviders: readonly ModelProviderConfig[];
  knownModels: readonly KnownModel[];
}

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  constructor(readonly problems: readonly string[]) {
    super(`The configuration is invalid:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  }
}

/** Follows OpenTelemetry's specification, but tracing also requires that an exporter or an endpoint is set. */
function isTraced({
  OTEL_SDK_DISABLED,
  OTEL_TRACES_EXPORTER,
  OTEL_EXPORTER_OTLP_ENDPOINT,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT,
}: Environment): boolean {
  if (OTEL_SDK_DISABLED?.toLowerCase() === 'true' || OTEL_TRACES_EXPORTER === 'none') return false;
  return (OTEL_TRACES_EXPORTER ?? OTEL_EXPORTER_OTLP_ENDPOINT ?? OTEL_EXPORTER_OTLP_TRACES_ENDPOINT) !== undefined;
}

function freeze<Value>(value: Value): Value {
  if (value !== null && typeof value === 'object') Object.values(Object.freeze(value)).forEach(freeze);
  return value;
}

/** Replaces invalid settings by their defaults, so that rules about several settings are checked too. */
function parse(given: Record<string, string | undefined>): {
  environment: Environment;
  invalid: ReadonlySet<string>;
  problems: string[];
} {
  const parsed = settings.safeParse(given, { error: valueProblem });
  if (parsed.success) return { environment: parsed.data, invalid: new Set(), problems: [] };
  const invalid = new Set(parsed.error.issues.map((issue) => String(issue.path[0])));
  const environment = settings.parse(Object.fromEntries(Object.entries(given).filter(([name]) => !invalid.has(name))));
  return {
    environment,
    invalid,
    problems: parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`),
  };
}

function checkPorts({ ROLE, PORT, METRICS_PORT, METRICS_HOST }: Environment, host: string, problems: string[]): void {
  const isWildcard = (address: string) => address === '0.0.0.0' || address === '::';
  const isSameAddress = host === METRICS_HOST || isWildcard(host) || isWildcard(METRICS_HOST);
  if (ROLE !== 'worker' && PORT !== 0 && METRICS_PORT === PORT && isSameAddress)
    problems.push(`METRICS_PORT must differ from PORT, which is also ${PORT}`);
}

/** Returns whether an embedded component or a created encryption key uses the data folder. */
export function usesDataFolder({
  database,
  identity,
  storage,
  encryptionKeys,
}: Pick<Config, 'database' | 'identity' | 'storage' | 'encryptionKeys'>): boolean {
  return [database.kind, identity.kind, storage.kind].includes('embedded') || encryptionKeys.length === 0;
}

function checkProduction(
  { DATABASE_URL, ALLOW_EMBEDDED_DATABASE, ENCRYPTION_KEY }: Environment,
  problems: string[],
): void {
  if (DATABASE_URL === undefined && !ALLOW_EMBEDDED_DATABASE)
    problems.push(
      'DATABASE_URL is missing: in production the embedded Postgres is used only with ALLOW_EMBEDDED_DATABASE=true',
    );
  if (ENCRYPTION_KEY.length === 0)
    problems.push('ENCRYPTION_KEY is missing: in production, the service does not create a key');
}

const readHttp = (environment: Environment, isProduction: boolean): Omit<Config['http'], 'processes'> => ({
  host: environment.HOST ?? (isProduction ? '0.0.0.0' : '127.0.0.1'),
  port: environment.PORT,
  corsOrigins: environment.CORS_ORIGINS,
  allowsLocalOrigins: environment.NODE_ENV === 'development',
  checkReplyBounds: environment.NODE_ENV === 'test',
  trustedProxies: environment.TRUSTED_PROXIES,
  deadlineMs: environment.REQUEST_DEADLINE_MS,
  // In production, load balancers need time to notice the stop.
  shutdownDelayMs: environment.SHUTDOWN_DELAY_MS ?? (isProduction ? 5_000 : 500),
  shutdownGraceMs: environment.SHUTDOWN_GRACE_MS,
});

const readDatabase = (environment: Environment): Config['database'] => ({
  kind: environment.DATABASE_URL === undefined ? 'embedded' : 'external',
  url: environment.DATABASE_URL ?? null,
  poolSize: environment.DATABASE_POOL_SIZE,
  streamPoolSize: environment.DATABASE_STREAM_POOL_SIZE,
  runPoolSize: environment.DATABASE_RUN_POOL_SIZE,
  maxWaiting: environment.DATABASE_MAX_WAITING ?? environment.DATABASE_POOL_SIZE,
  maxPrepared: environment.DATABASE_MAX_PREPARED,
  connectTimeoutMs: environment.DATABASE_CONNECT_TIMEOUT_MS,
  statementTimeoutMs: environment.DATABASE_STATEMENT_TIMEOUT_MS,
});

function readMembers(environment: Environment, identity: IdentityConfig): Config['members'] {
  const webhookSecrets = environment.IDENTITY_WEBHOOK_SECRETS;
  // Without webhooks, the provider reports no changes, so the mirror must be compared more often.
  const defaultMaxAgeSeconds = webhookSecrets.length > 0 || identity.kind === 'embedded' ? 3600 : 5;
  return {
    webhookSecrets,
    mirrorMaxAgeMs: 1000 * (environment.MEMBER_MIRROR_MAX_AGE_SECONDS ?? defaultMaxAgeSeconds),
    reconcileIntervalMs: 1000 * environment.MEMBER_RECONCILE_INTERVAL_SECONDS,
  };
}

const readRateLimits = (environment: Environment): Config['rateLimits'] => ({
  // Processes that share a database must share their counts.
  store: environment.RATE_LIMIT_STORE ?? (environment.DATABASE_URL === undefined ? 'memory' : 'postgres'),
  windowSeconds: environment.RATE_LIMIT_WINDOW_SECONDS,
  user: environment.RATE_LIMIT_USER,
  organization: environment.RATE_LIMIT_ORGANIZATION,
  address: environment.RATE_LIMIT_ADDRESS,
  operations: { chat: environment.RATE_LIMIT_CHAT },
});

const readModelTimes = (environment: Environment): Config['models'] => ({
  firstTokenMs: 1000 * environment.MODEL_FIRST_TOKEN_TIMEOUT_SECONDS,
  betweenTokensMs: 1000 * environment.MODEL_TOKEN_TIMEOUT_SECONDS,
  retryDelayMs: environment.MODEL_RETRY_DELAY_MS,
});

/** Settings of calls to addresses that customers choose. */
const readOutbound = (environment: Environment): Pick<Config, 'toolServers' | 'webhooks'> => ({
  toolServers: {
    allowedAddresses: environment.TOOL_SERVER_ALLOWED_ADDRESSES,
    embeddedPort: environment.EMBEDDED_TOOL_SERVER_PORT,
  },
  webhooks: {
    allowedAddresses: environment.WEBHOOK_ALLOWED_ADDRESSES,
    retryDelaysMs: environment.WEBHOOK_RETRY_SECONDS.map((seconds) => seconds * 1_000),
    retentionDays: environment.WEBHOOK_DELIVERY_DAYS,
  },
});

const readConcurrency = (
  environment: Environment,
): Pick<Config, 'runs' | 'maxStreamedRuns' | 'worker' | 'maxFilesPerOrganization'> => ({
  runs: {
    timeLimitMs: 1000 * environment.RUN_TIME_LIMIT_SECONDS,
    maxPerWorker: environment.WORKER_RUN_CONCURRENCY,
    maxPerOrganization: environment.ORGANIZATION_CONCURRENT_RUNS,
  },
  maxStreamedRuns: environment.MAX_STREAMED_RUNS,
  worker: { pollIntervalMs: environment.WORKER_POLL_INTERVAL_MS, leaseMs: 1000 * environment.WORKER_LEASE_SECONDS },
  maxFilesPerOrganization: environment.ORGANIZATION_CONCURRENT_FILES,
});

const readMetrics = ({ METRICS_PORT: port, METRICS_HOST: host }: Environment): Config['metrics'] =>
  port === undefined ? null : { port, host };

/** Throws ConfigError with all problems. An empty variable counts as unset. */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const { environment, invalid, problems: fieldProblems } = parse(given);
  const problems: string[] = [];
  const isProduction = environment.NODE_ENV === 'production';
  if (isProduction) checkProduction(environment, problems);
  const http = readHttp(environment, isProduction);
  checkPorts(environment, http.host, problems);
  const identity = readIdentity(environment, problems);
  const storage = readStorage(environment, problems);
  const database = readDatabase(environment);
  const encryptionKeys = environment.ENCRYPTION_KEY;
  const usesFolder = usesDataFolder({ database, identity, storage, encryptionKeys });
  const processes = readProcesses(environment, usesFolder, problems);
  const modelProviders = readModelProviders(environment);
  const knownModels = readKnownModels(environment, modelProviders, problems);
  // Do not report an invalid setting as missing too.
  const all = [...fieldProblems, ...problems.filter((problem) => !invalid.has(problem.split(' ')[0] ?? ''))];
  // A missing setting may be given under a misspelled name.
  if (all.length > 0) throw new ConfigError([...all, ...misspelledSettings(given)]);
  return freeze<Config>({
    environment: environment.NODE_ENV,
    role: environment.ROLE,
    database,
    identity,
    storage,
    encryptionKeys,
    modelProviders,
    knownModels,
    http: { ...http, processes },
    dataDir: environment.DATA_DIR,
    logLevel: environment.LOG_LEVEL,
    logFormat: environment.LOG_FORMAT ?? (isProduction ? 'json' : null),
    identityTimeoutMs: environment.IDENTITY_TIMEOUT_MS,
    members: readMembers(environment, identity),
    ...readConcurrency(environment),
    metrics: readMetrics(environment),
    isTraced: isTraced(environment),
    tokens: { audience: environment.IDENTITY_AUDIENCE, authorizedParties: environment.IDENTITY_AUTHORIZED_PARTIES },
    rateLimits: readRateLimits(environment),
    ...readOutbound(environment),
    models: readModelTimes(environment),
    maxTaskFailures: environment.MAX_TASK_FAILURES,
    auditLogDays: environment.AUDIT_LOG_DAYS,
    deletedRecordDays: environment.DELETED_RECORD_DAYS,
    defaultModel: environment.DEFAULT_MODEL,
  });
}
