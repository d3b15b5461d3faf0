import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import { operations, organizationLimits, retentionDays } from '../../generated/operations.js';
import { modelCatalogSettings } from './model-catalog.js';
import { modelProviderSettings } from './model-providers.js';
import { httpUrl } from './value-problems.js';

const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== ''),
  );
// Number() would also accept '0x50', '1e3' and a blank.
const wholeBetween = (min: number, max: number) =>
  z
    .string()
    .refine(
      (text) => /^\d{1,10}$/.test(text) && Number(text) >= min && Number(text) <= max,
      `must be a whole number from ${min} to ${max}`,
    )
    .transform(Number);
const whole = (fallback: number, min: number, max: number) => wholeBetween(min, max).default(fallback);
const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text && !text.includes('*');
const isWebhookSecret = (text: string) =>
  /^(whsec_)?([A-Za-z0-9+/]{4})+([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(text);
const isEncryptionKey = (text: string) => /^[A-Za-z0-9+/]{43}=$/.test(text); // 32 bytes
/** Accepts 10.0.0.5 and 10.0.0.0/8. Rejects the short form 127.1. */
const isAddressRange = (text: string) =>
  isIP(text.split('/')[0] ?? '') !== 0 && (!text.includes('/') || ipaddr.isValidCIDR(text));
const flag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((text) => text === 'true');

export const settings = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  ROLE: z.enum(['all', 'api', 'worker']).default('all'),
  HOST: z.string().min(1).optional(),
  PORT: whole(3000, 0, 65535),
  API_PROCESSES: wholeBetween(1, 1_000).optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  LOG_FORMAT: z.enum(['json', 'pretty']).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),

  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be a URL that begins with postgres:// or postgresql://' })
    .optional(),
  DATABASE_POOL_SIZE: whole(10, 1, 200),
  DATABASE_STREAM_POOL_SIZE: whole(4, 1, 200),
  DATABASE_RUN_POOL_SIZE: whole(6, 2, 200),
  DATABASE_MAX_WAITING: wholeBetween(1, 1_000_000).optional(),
  DATABASE_MAX_PREPARED: whole(100, 0, 10_000),
  DATABASE_CONNECT_TIMEOUT_MS: whole(5_000, 100, 600_000),
  DATABASE_STATEMENT_TIMEOUT_MS: whole(15_000, 100, 600_000),
  ALLOW_EMBEDDED_DATABASE: flag,

  CLERK_SECRET_KEY: z.string().min(1).optional(),
  CLERK_API_URL: httpUrl.default('https://api.clerk.com'),
  IDENTITY_TIMEOUT_MS: whole(1_500, 100, 30_000),
  IDENTITY_ISSUER: httpUrl.optional(),
  IDENTITY_JWKS_URL: httpUrl.optional(),
  IDENTITY_AUDIENCE: list,
  IDENTITY_AUTHORIZED_PARTIES: list,
  IDENTITY_CLAIM_ORGANIZATION: z.string().min(1).optional(),
  IDENTITY_CLAIM_ROLE: z.string().min(1).optional(),
  IDENTITY_CLAIM_PERMISSIONS: z.string().min(1).optional(),
  IDENTITY_WEBHOOK_SECRETS: list.refine(
    (secrets) => secrets.every(isWebhookSecret),
    'must be secrets such as whsec_<base64>, separated by commas',
  ),
  MEMBER_MIRROR_MAX_AGE_SECONDS: wholeBetween(0, 86_400).optional(),
  EMBEDDED_IDENTITY_PORT: whole(8788, 0, 65535),
  MEMBER_RECONCILE_INTERVAL_SECONDS: whole(3600, 1, 604_800),

  METRICS_PORT: wholeBetween(0, 65535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),

  // Used only to decide whether to trace. OpenTelemetry's SDK reads its variables itself.
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: httpUrl.optional(),
  OTEL_TRACES_EXPORTER: z.string().optional(),
  OTEL_SDK_DISABLED: z.string().optional(),

  RUN_TIME_LIMIT_SECONDS: whole(600, 1, 86_400),
  MAX_STREAMED_RUNS: whole(2_500, 1, 100_000),
  WORKER_RUN_CONCURRENCY: whole(10, 1, 1000),
  WORKER_POLL_INTERVAL_MS: whole(2000, 10, 60_000),
  WORKER_LEASE_SECONDS: whole(10, 1, 3600),
  ORGANIZATION_CONCURRENT_RUNS: whole(organizationLimits.concurrentRuns, 1, 10_000),
  ORGANIZATION_CONCURRENT_FILES: whole(organizationLimits.concurrentFiles, 1, 10_000),

  AUDIT_LOG_DAYS: whole(retentionDays.auditLog, 1, 36_500),
  DELETED_RECORD_DAYS: whole(retentionDays.deletedRecords, 1, 3_650),

  DEFAULT_MODEL: z
    .string()
    .regex(/^[A-Za-z0-9_-]+:\S+$/, 'must have the form <provider>:<model>')
    .default('offline:echo'),

  S3_BUCKET: z.string().min(3).max(63).optional(),
  S3_ENDPOINT: httpUrl.optional(),
  S3_PUBLIC_ENDPOINT: httpUrl.optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  S3_PATH_STYLE: z.enum(['true', 'false']).optional(),
  EMBEDDED_STORAGE_PORT: whole(8789, 0, 65535),
  ALLOW_EMBEDDED_STORAGE: flag,

  ENCRYPTION_KEY: list.refine(
    (keys) => keys.every(isEncryptionKey),
    'must be 32 bytes in base64, or several of them separated by commas',
  ),
  EMBEDDED_TOOL_SERVER_PORT: whole(8790, 0, 65535),
  TOOL_SERVER_ALLOWED_ADDRESSES: list.refine(
    (ranges) => ranges.every(isAddressRange),
    'must be addresses or ranges such as 10.0.0.0/8, separated by commas',
  ),

  WEBHOOK_ALLOWED_ADDRESSES: list.refine(
    (ranges) => ranges.every(isAddressRange),
    'must be addresses or ranges such as 10.0.0.0/8, separated by commas',
  ),
  WEBHOOK_RETRY_SECONDS: z
    .string()
    .default('5,300,1800,7200,18000,36000,36000')
    .refine((text) => /^\d{1,6}(, ?\d{1,6}){0,19}$/.test(text), 'must be whole numbers, separated by commas')
    .transform((text) => text.split(',').map(Number)),
  WEBHOOK_DELIVERY_DAYS: whole(retentionDays.webhookDeliveries, 1, 3650),

  MODEL_FIRST_TOKEN_TIMEOUT_SECONDS: whole(60, 1, 3600),
  MODEL_TOKEN_TIMEOUT_SECONDS: whole(60, 1, 3600),
  MODEL_RETRY_DELAY_MS: whole(1_000, 0, 60_000),
  MAX_TASK_FAILURES: whole(organizationLimits.failedExecutionsInARow, 1, 1000),

  ...modelProviderSettings,
  ...modelCatalogSettings,

  // An origin with a trailing slash would match no Origin header.
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
  RATE_LIMIT_STORE: z.enum(['memory', 'postgres', 'postgres-exact']).optional(),
});

export type Environment = z.infer<typeof settings>;

export const settingNames: readonly string[] = Object.keys(settings.shape);
