// Environment → Config. Every problem is reported at once and by name; a value that may be secret is never printed.
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
// Digits only: Number() would take '0x50', '1e3' and, as 0, a blank.
const wholeBetween = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,10}$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().min(least).max(most));
const whole = (fallback: number, least: number, most: number) => wholeBetween(least, most).default(fallback);
const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text && !text.includes('*');
const isWebhookSecret = (text: string) =>
  /^(whsec_)?([A-Za-z0-9+/]{4})+([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(text);
const isEncryptionKey = (text: string) => /^[A-Za-z0-9+/]{43}=$/.test(text); // 32 bytes
/** An address alone or with the bits of a range: 10.0.0.5, 10.0.0.0/8. Not `127.1`, which is an address too for many. */
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
  // Several while one is being replaced by another.
  IDENTITY_WEBHOOK_SECRETS: list.refine(
    (secrets) => secrets.every(isWebhookSecret),
    'must be secrets such as whsec_<base64>, separated by commas',
  ),
  MEMBER_MIRROR_MAX_AGE_SECONDS: wholeBetween(0, 86_400).optional(),
  EMBEDDED_IDENTITY_PORT: whole(8788, 0, 65535),
  MEMBER_RECONCILE_INTERVAL_SECONDS: whole(3600, 1, 604_800),

  METRICS_PORT: wholeBetween(0, 65535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),

  // OpenTelemetry's own; these decide whether there are traces at all. The SDK reads all of them itself.
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

  // Several while one is being replaced by another: the first encrypts, all decrypt.
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

  // Compared as text with what browsers send: with a path, or a slash at the end, one would silently match nothing.
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

/** Where tokens come from: the embedded provider, Clerk, or another issuer of JWTs. */
export type IdentityConfig =
  | { kind: 'embedded'; port: number }
  | {
      kind: 'external';
      issuer: string;
      jwksUrl: string;
      clerk: { secretKey: string; apiUrl: string } | null;
      claims: { organization: string; role: string; permissions?: string } | null;
    };

/** Where files are kept: the embedded object store, or a bucket of a server that speaks S3's protocol. */
export type StorageConfig =
  | { kind: 'embedded'; port: number }
  | {
      kind: 'external';
      bucket: string;
      /** Null: Amazon's own. */
      endpoint: string | null;
      publicEndpoint: string | null;
      region: string;
      /** Null: wherever Amazon's client looks, such as the role of the machine. */
      credentials: { accessKeyId: string; secretAccessKey: string } | null;
      usesPathStyle: boolean;
    };

/** All settings of a process, frozen. */
export interface Config {
  environment: 'development' | 'test' | 'production';
  /** What the process does: serve requests, run jobs, or both. */
  role: 'all' | 'api' | 'worker';
  http: {
    host: string;
    port: number;
    corsOrigins: readonly string[];
    trustedProxies: number;
    deadlineMs: number;
    /** How long to go on serving after the signal, while /readyz tells balancers to send no more. */
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
    /** Statements that wait for a connection before further requests are refused. */
    maxWaiting: number;
    connectTimeoutMs: number;
    statementTimeoutMs: number;
  };
  identity: IdentityConfig;
  identityTimeoutMs: number;
  storage: StorageConfig;
  /** Secrets of the identity provider's webhooks, and how old our copy of an organization's members may be for a list. */
  members: { webhookSecrets: readonly string[]; mirrorMaxAgeMs: number; reconcileIntervalMs: number };
  worker: { pollIntervalMs: number; leaseMs: number };
  /** How much of one organization's work of a kind is under way at one time, over all workers. */
  shares: { runs: number; files: number };
  /** Where operators read metrics; null: nowhere. */
  metrics: { port: number; host: string } | null;
  /** Whether OpenTelemetry's SDK sends traces somewhere. */
  isTraced: boolean;
  /** Of agents: how long one may take for its answer, with everything that it waits for. */
  runs: { timeLimitMs: number; /** Of background and of scheduled runs each, in one worker. */ concurrency: number };
  tokens: { audience: readonly string[]; authorizedParties: readonly string[] };
  rateLimits: {
    store: 'memory' | 'postgres';
    windowSeconds: number;
    user: number;
    organization: number;
    address: number;
    chat: number;
  };
  /** For secrets that customers entrust to us, in base64, the one that encrypts first. Empty: one is made and kept in the data folder. */
  encryptionKeys: readonly string[];
  toolServers: { allowedAddresses: readonly string[] };
  /** Time limits of a call of a model, and how long to wait before the first repetition of one that failed; the wait doubles with each. */
  models: { firstTokenMs: number; betweenTokensMs: number; retryDelayMs: number };
  /** Failed runs in a row that switch a scheduled task off. */
  taskFailuresBeforePause: number;
  /** Model of an agent that is created without one. */
  defaultModel: string;
  /** Model providers that can be called, beside the offline one. */
  modelProviders: readonly ModelProviderConfig[];
}

/** Thrown when the environment cannot be used; `problems` names each setting that is wrong. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  constructor(readonly problems: readonly string[]) {
    super(`The configuration cannot be used:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
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
    // Amazon alone wants the bucket in the host name; a server of one's own has no name for each bucket.
    usesPathStyle:
      environment.S3_PATH_STYLE === undefined ? endpoint !== undefined : environment.S3_PATH_STYLE === 'true',
  };
}

/** As OpenTelemetry's specification has it, but for its default: without a place to send traces to there are none. */
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

/** What is right of the settings, with defaults for the rest, so that rules about several of them can be checked all the same. */
function parse(given: Record<string, string | undefined>): {
  environment: Environment;
  wrong: ReadonlySet<string>;
  problems: string[];
} {
  const parsed = schema.safeParse(given);
  if (parsed.success) return { environment: parsed.data, wrong: new Set(), problems: [] };
  const wrong = new Set(parsed.error.issues.map((issue) => String(issue.path[0])));
  const environment = schema.parse(Object.fromEntries(Object.entries(given).filter(([name]) => !wrong.has(name))));
  return {
    environment,
    wrong,
    problems: parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
  };
}

/** Whether anything is kept in the data folder: an embedded part, or the key that is made where none is configured. */
export function usesDataFolder({ database, identity, storage, encryptionKeys }: Config): boolean {
  return [database.kind, identity.kind, storage.kind].includes('embedded') || encryptionKeys.length === 0;
}

/** Reads the settings of a process; throws ConfigError with every problem. An empty variable counts as unset. */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const { environment, wrong, problems: fieldProblems } = parse(given);
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
  // What is wrong in itself is not missing as well.
  const all = [...fieldProblems, ...problems.filter((problem) => !wrong.has(problem.split(' ')[0] ?? ''))];
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
      // Balancers are found in production; elsewhere a short delay is enough.
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
      // Without webhooks nobody tells us of changes made at the provider itself.
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
      // One process counts for itself; several share their counts through the database.
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
