// Reads the environment into Config. Reports all problems at once, by name, and never prints a value that may be
// secret.
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import { operations, organizationLimits } from '../generated/operations.js';
import { modelProviderSettings, readModelProviders, type ModelProviderConfig } from './config-model-providers.js';

const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== ''),
  );
// Digits only: Number() would accept '0x50' and '1e3', and read a blank as 0.
const wholeBetween = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,10}$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().min(min).max(max));
const whole = (fallback: number, min: number, max: number) => wholeBetween(min, max).default(fallback);
const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text && !text.includes('*');
const isWebhookSecret = (text: string) =>
  /^(whsec_)?([A-Za-z0-9+/]{4})+([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(text);
const isEncryptionKey = (text: string) => /^[A-Za-z0-9+/]{43}=$/.test(text); // 32 bytes
/** Returns whether the text is an address or a range: 10.0.0.5, 10.0.0.0/8. Rejects the short form `127.1`. */
const isAddressRange = (text: string) =>
  isIP(text.split('/')[0] ?? '') !== 0 && (!text.includes('/') || ipaddr.isValidCIDR(text));
const flag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((text) => text === 'true');

const schema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  ROLE: z.enum(['all', 'api', 'worker']).default('all'),
  HOST: z.string().min(1).optional(),
  PORT: whole(3000, 0, 65535),
  DATA_DIR: z.string().min(1).default('.data'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),

  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL_SIZE: whole(10, 1, 200),
  DATABASE_STREAM_POOL_SIZE: whole(4, 1, 200),
  DATABASE_MAX_WAITING: wholeBetween(1, 1_000_000).optional(),
  DATABASE_CONNECT_TIMEOUT_MS: whole(5_000, 100, 600_000),
  DATABASE_STATEMENT_TIMEOUT_MS: whole(15_000, 100, 600_000),
  ALLOW_EMBEDDED_DATABASE: flag,

  CLERK_SECRET_KEY: z.string().min(1).optional(),
  CLERK_API_URL: z.url().default('https://api.clerk.com'),
  IDENTITY_TIMEOUT_MS: whole(1_500, 100, 30_000),
  IDENTITY_ISSUER: z.url().optional(),
  IDENTITY_JWKS_URL: z.url().optional(),
  IDENTITY_AUDIENCE: list,
  IDENTITY_AUTHORIZED_PARTIES: list,
  IDENTITY_CLAIM_ORGANIZATION: z.string().min(1).optional(),
  IDENTITY_CLAIM_ROLE: z.string().min(1).optional(),
  IDENTITY_CLAIM_PERMISSIONS: z.string().min(1).optional(),
  // May contain several during a rotation.
  IDENTITY_WEBHOOK_SECRETS: list.refine(
    (secrets) => secrets.every(isWebhookSecret),
    'must be secrets such as whsec_<base64>, separated by commas',
  ),
  MEMBER_MIRROR_MAX_AGE_SECONDS: wholeBetween(0, 86_400).optional(),
  EMBEDDED_IDENTITY_PORT: whole(8788, 0, 65535),
  MEMBER_RECONCILE_INTERVAL_SECONDS: whole(3600, 1, 604_800),

  METRICS_PORT: wholeBetween(0, 65535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),

  // OpenTelemetry's standard variables that decide whether to trace. The SDK reads all of its variables itself.
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_TRACES_EXPORTER: z.string().optional(),
  OTEL_SDK_DISABLED: z.string().optional(),

  RUN_TIME_LIMIT_SECONDS: whole(600, 1, 86_400),
  WORKER_RUN_CONCURRENCY: whole(10, 1, 1000),
  WORKER_POLL_INTERVAL_MS: whole(1000, 10, 60_000),
  WORKER_LEASE_SECONDS: whole(10, 1, 3600),
  ORGANIZATION_RUNS_AT_ONCE: whole(organizationLimits.runsAtOnce, 1, 10_000),
  ORGANIZATION_FILES_AT_ONCE: whole(organizationLimits.filesAtOnce, 1, 10_000),

  DEFAULT_MODEL: z
    .string()
    .regex(/^[A-Za-z0-9_-]+:\S+$/, 'must have the form <provider>:<model>')
    .default('offline:echo'),

  S3_BUCKET: z.string().min(3).max(63).optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_PUBLIC_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  S3_PATH_STYLE: z.enum(['true', 'false']).optional(),
  EMBEDDED_STORAGE_PORT: whole(8789, 0, 65535),
  ALLOW_EMBEDDED_STORAGE: flag,

  // May contain several during a rotation: the first encrypts, all decrypt.
  ENCRYPTION_KEY: list.refine(
    (keys) => keys.every(isEncryptionKey),
    'must be 32 bytes in base64, or several of them separated by commas',
  ),
  TOOL_SERVER_ALLOWED_ADDRESSES: list.refine(
    (ranges) => ranges.every(isAddressRange),
    'must be addresses or ranges such as 10.0.0.0/8, separated by commas',
  ),

  MODEL_FIRST_TOKEN_TIMEOUT_SECONDS: whole(60, 1, 3600),
  MODEL_TOKEN_TIMEOUT_SECONDS: whole(60, 1, 3600),
  MODEL_RETRY_DELAY_MS: whole(1_000, 0, 60_000),
  TASK_FAILURES_BEFORE_PAUSE: whole(organizationLimits.failedRunsInARow, 1, 1000),

  ...modelProviderSettings,

  // Compared as text with the browser's Origin header: an origin with a path or trailing slash would never match.
  CORS_ORIGINS: list.refine(
    (origins) => origins.every(isOrigin),
    'must be origins such as https://app.example, separated by commas',
  ),
  TRUSTED_PROXIES: whole(0, 0, 10),
  REQUEST_DEADLINE_MS: whole(30_000, 100, 600_000),
  SHUTDOWN_DELAY_MS: wholeBetween(0, 600_000).optional(),
  SHUTDOWN_GRACE_MS: whole(8_000, 0, 600_000),
  RATE_LIMIT_WINDOW_SECONDS: whole(10, 1, 3600),
  RATE_LIMIT_USER: whole(1_000, 1, 1_000_000_000),
  RATE_LIMIT_ORGANIZATION: whole(10_000, 1, 1_000_000_000),
  RATE_LIMIT_ADDRESS: whole(1_000, 1, 1_000_000_000),
  RATE_LIMIT_CHAT: whole(operations.chat.rateLimit.requests, 1, 1_000_000_000),
  RATE_LIMIT_STORE: z.enum(['memory', 'postgres']).optional(),
});

type Environment = z.infer<typeof schema>;

/** The names of all settings. */
export const settingNames: readonly string[] = Object.keys(schema.shape);

/** The token issuer: the embedded provider, Clerk, or another issuer of JWTs. */
export type IdentityConfig =
  | { kind: 'embedded'; port: number }
  | {
      kind: 'external';
      issuer: string;
      jwksUrl: string;
      clerk: { secretKey: string; apiUrl: string } | null;
      claims: { organization: string; role: string; permissions?: string } | null;
    };

/** The object storage: the embedded object store, or a bucket of an S3-compatible server. */
export type StorageConfig =
  | { kind: 'embedded'; port: number }
  | {
      kind: 'external';
      bucket: string;
      /** Null: Amazon's endpoint. */
      endpoint: string | null;
      publicEndpoint: string | null;
      region: string;
      /** Null: the credential chain of Amazon's client, such as the role of the machine. */
      credentials: { accessKeyId: string; secretAccessKey: string } | null;
      usesPathStyle: boolean;
    };

/** All settings of a process, frozen. */
export interface Config {
  environment: 'development' | 'test' | 'production';
  /** Whether the process serves requests, runs jobs, or both. */
  role: 'all' | 'api' | 'worker';
  http: {
    host: string;
    port: number;
    corsOrigins: readonly string[];
    trustedProxies: number;
    deadlineMs: number;
    /**
     * How long to continue serving after the signal, while /readyz returns 503 and load balancers remove this process.
     */
    shutdownDelayMs: number;
    shutdownGraceMs: number;
  };
  dataDir: string;
  logLevel: string;
  database: {
    kind: 'embedded' | 'external';
    url: string | null;
    poolSize: number;
    streamPoolSize: number;
    /** Number of statements that may wait for a connection before further requests are rejected. */
    maxWaiting: number;
    connectTimeoutMs: number;
    statementTimeoutMs: number;
  };
  identity: IdentityConfig;
  identityTimeoutMs: number;
  storage: StorageConfig;
  /** Secrets of the identity provider's webhooks, and the maximum age of the member copy that lists use. */
  members: { webhookSecrets: readonly string[]; mirrorMaxAgeMs: number; reconcileIntervalMs: number };
  worker: { pollIntervalMs: number; leaseMs: number };
  /** Concurrency limits per organization in all workers. */
  shares: { runs: number; files: number };
  /** Address of the metrics listener; null: none. */
  metrics: { port: number; host: string } | null;
  /** Whether OpenTelemetry's SDK sends traces. */
  isTraced: boolean;
  /** Runs of agents: the maximum duration of one, including everything that it waits for. */
  runs: {
    timeLimitMs: number;
    /** Maximum concurrent background runs, and likewise scheduled runs, per worker. */ concurrency: number;
  };
  tokens: { audience: readonly string[]; authorizedParties: readonly string[] };
  rateLimits: {
    store: 'memory' | 'postgres';
    windowSeconds: number;
    user: number;
    organization: number;
    address: number;
    chat: number;
  };
  /**
   * Keys for customers' secrets, in base64. The first encrypts. Empty: a key is created and stored in the data folder.
   */
  encryptionKeys: readonly string[];
  toolServers: { allowedAddresses: readonly string[] };
  /** Time limits of a model call, and the delay before the first retry. The delay doubles with each retry. */
  models: { firstTokenMs: number; betweenTokensMs: number; retryDelayMs: number };
  /** Number of consecutive failed runs after which a scheduled task is paused. */
  taskFailuresBeforePause: number;
  /** Model of an agent that is created without one. */
  defaultModel: string;
  /** Configured model providers, in addition to the offline one. */
  modelProviders: readonly ModelProviderConfig[];
}

/** Thrown if the environment is invalid. `problems` describes each invalid setting. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  constructor(readonly problems: readonly string[]) {
    super(`The configuration is invalid:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  }
}

function readIdentity(environment: Environment, problems: string[]): IdentityConfig {
  const { IDENTITY_ISSUER: issuer, CLERK_SECRET_KEY: secretKey } = environment;
  if (issuer === undefined) {
    if (secretKey !== undefined)
      problems.push(
        'IDENTITY_ISSUER is missing: with CLERK_SECRET_KEY it is the Frontend API URL of the Clerk instance',
      );
    else if (environment.NODE_ENV === 'production') {
      problems.push(
        'IDENTITY_ISSUER is missing: the embedded identity provider hands out tokens to anyone on the machine and is refused in production',
      );
    }
    return { kind: 'embedded', port: environment.EMBEDDED_IDENTITY_PORT };
  }
  const organization = environment.IDENTITY_CLAIM_ORGANIZATION;
  const role = environment.IDENTITY_CLAIM_ROLE;
  if ((organization === undefined) !== (role === undefined))
    problems.push('IDENTITY_CLAIM_ORGANIZATION and IDENTITY_CLAIM_ROLE belong together: one of them is missing');
  return {
    kind: 'external',
    issuer,
    jwksUrl: environment.IDENTITY_JWKS_URL ?? `${issuer.replace(/\/$/, '')}/.well-known/jwks.json`,
    clerk: secretKey === undefined ? null : { secretKey, apiUrl: environment.CLERK_API_URL },
    claims:
      organization === undefined || role === undefined
        ? null
        : { organization, role, permissions: environment.IDENTITY_CLAIM_PERMISSIONS },
  };
}

function readStorage(environment: Environment, problems: string[]): StorageConfig {
  const {
    S3_BUCKET: bucket,
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = environment;
  if (bucket === undefined) {
    if (endpoint !== undefined) problems.push('S3_BUCKET is missing: it belongs to S3_ENDPOINT');
    else if (environment.NODE_ENV === 'production' && !environment.ALLOW_EMBEDDED_STORAGE) {
      problems.push(
        'S3_BUCKET is missing: in production the embedded object store is used only with ALLOW_EMBEDDED_STORAGE=true',
      );
    }
    return { kind: 'embedded', port: environment.EMBEDDED_STORAGE_PORT };
  }
  if ((accessKeyId === undefined) !== (secretAccessKey === undefined))
    problems.push('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: one of them is missing');
  return {
    kind: 'external',
    bucket,
    endpoint: endpoint ?? null,
    publicEndpoint: environment.S3_PUBLIC_ENDPOINT ?? null,
    region: environment.S3_REGION,
    credentials: accessKeyId === undefined || secretAccessKey === undefined ? null : { accessKeyId, secretAccessKey },
    // Only Amazon requires the bucket in the host name. A self-hosted server has no host name per bucket.
    usesPathStyle:
      environment.S3_PATH_STYLE === undefined ? endpoint !== undefined : environment.S3_PATH_STYLE === 'true',
  };
}

/**
 * Returns whether to trace, as in OpenTelemetry's specification, except for the default: without an endpoint, there are
 * no traces.
 */
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

/** Parses the valid settings, with defaults for the rest, so that rules about several settings can still be checked. */
function parse(given: Record<string, string | undefined>): {
  environment: Environment;
  invalid: ReadonlySet<string>;
  problems: string[];
} {
  const parsed = schema.safeParse(given);
  if (parsed.success) return { environment: parsed.data, invalid: new Set(), problems: [] };
  const invalid = new Set(parsed.error.issues.map((issue) => String(issue.path[0])));
  const environment = schema.parse(Object.fromEntries(Object.entries(given).filter(([name]) => !invalid.has(name))));
  return {
    environment,
    invalid,
    problems: parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
  };
}

/** Returns whether the data folder is used: by an embedded component, or for the created encryption key. */
export function usesDataFolder({ database, identity, storage, encryptionKeys }: Config): boolean {
  return [database.kind, identity.kind, storage.kind].includes('embedded') || encryptionKeys.length === 0;
}

/** Reads the settings of a process. Throws ConfigError with all problems. An empty variable counts as unset. */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const { environment, invalid, problems: fieldProblems } = parse(given);
  const problems: string[] = [];
  const production = environment.NODE_ENV === 'production';
  const embeddedDatabase = environment.DATABASE_URL === undefined;
  if (embeddedDatabase && production && !environment.ALLOW_EMBEDDED_DATABASE) {
    problems.push(
      'DATABASE_URL is missing: in production the embedded Postgres is used only with ALLOW_EMBEDDED_DATABASE=true',
    );
  }
  if (production && environment.ENCRYPTION_KEY.length === 0) {
    problems.push(
      'ENCRYPTION_KEY is missing: in production the key that encrypts secrets is not made and kept beside the data',
    );
  }
  const identity = readIdentity(environment, problems);
  const storage = readStorage(environment, problems);
  // Do not report an invalid setting as missing too.
  const all = [...fieldProblems, ...problems.filter((problem) => !invalid.has(problem.split(' ')[0] ?? ''))];
  if (all.length > 0) throw new ConfigError(all);
  return freeze<Config>({
    environment: environment.NODE_ENV,
    role: environment.ROLE,
    http: {
      host: environment.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
      port: environment.PORT,
      corsOrigins: environment.CORS_ORIGINS,
      trustedProxies: environment.TRUSTED_PROXIES,
      deadlineMs: environment.REQUEST_DEADLINE_MS,
      // Load balancers need the long delay in production. Elsewhere a short one is enough.
      shutdownDelayMs: environment.SHUTDOWN_DELAY_MS ?? (production ? 5_000 : 500),
      shutdownGraceMs: environment.SHUTDOWN_GRACE_MS,
    },
    dataDir: environment.DATA_DIR,
    logLevel: environment.LOG_LEVEL,
    database: {
      kind: embeddedDatabase ? 'embedded' : 'external',
      url: environment.DATABASE_URL ?? null,
      poolSize: environment.DATABASE_POOL_SIZE,
      streamPoolSize: environment.DATABASE_STREAM_POOL_SIZE,
      maxWaiting: environment.DATABASE_MAX_WAITING ?? environment.DATABASE_POOL_SIZE,
      connectTimeoutMs: environment.DATABASE_CONNECT_TIMEOUT_MS,
      statementTimeoutMs: environment.DATABASE_STATEMENT_TIMEOUT_MS,
    },
    identity,
    storage,
    identityTimeoutMs: environment.IDENTITY_TIMEOUT_MS,
    members: {
      webhookSecrets: environment.IDENTITY_WEBHOOK_SECRETS,
      // Without webhooks, changes made at the provider are not reported to us.
      mirrorMaxAgeMs:
        1000 *
        (environment.MEMBER_MIRROR_MAX_AGE_SECONDS ??
          (environment.IDENTITY_WEBHOOK_SECRETS.length > 0 || identity.kind === 'embedded' ? 3600 : 5)),
      reconcileIntervalMs: 1000 * environment.MEMBER_RECONCILE_INTERVAL_SECONDS,
    },
    runs: { timeLimitMs: 1000 * environment.RUN_TIME_LIMIT_SECONDS, concurrency: environment.WORKER_RUN_CONCURRENCY },
    shares: { runs: environment.ORGANIZATION_RUNS_AT_ONCE, files: environment.ORGANIZATION_FILES_AT_ONCE },
    worker: { pollIntervalMs: environment.WORKER_POLL_INTERVAL_MS, leaseMs: 1000 * environment.WORKER_LEASE_SECONDS },
    metrics:
      environment.METRICS_PORT === undefined
        ? null
        : { port: environment.METRICS_PORT, host: environment.METRICS_HOST },
    isTraced: isTraced(environment),
    tokens: { audience: environment.IDENTITY_AUDIENCE, authorizedParties: environment.IDENTITY_AUTHORIZED_PARTIES },
    rateLimits: {
      // A single process counts in memory; several processes share their counts through the database.
      store: environment.RATE_LIMIT_STORE ?? (embeddedDatabase ? 'memory' : 'postgres'),
      windowSeconds: environment.RATE_LIMIT_WINDOW_SECONDS,
      user: environment.RATE_LIMIT_USER,
      organization: environment.RATE_LIMIT_ORGANIZATION,
      address: environment.RATE_LIMIT_ADDRESS,
      chat: environment.RATE_LIMIT_CHAT,
    },
    encryptionKeys: environment.ENCRYPTION_KEY,
    toolServers: { allowedAddresses: environment.TOOL_SERVER_ALLOWED_ADDRESSES },
    models: {
      firstTokenMs: 1000 * environment.MODEL_FIRST_TOKEN_TIMEOUT_SECONDS,
      betweenTokensMs: 1000 * environment.MODEL_TOKEN_TIMEOUT_SECONDS,
      retryDelayMs: environment.MODEL_RETRY_DELAY_MS,
    },
    taskFailuresBeforePause: environment.TASK_FAILURES_BEFORE_PAUSE,
    defaultModel: environment.DEFAULT_MODEL,
    modelProviders: readModelProviders(environment),
  });
}
