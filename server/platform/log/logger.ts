// Structured logs: one JSON object per line on standard output, with secrets redacted.
import { pino, type Logger } from 'pino';
import { countRepeatedLines } from './repeated-lines.js';
import { redactSecrets } from './secrets.js';

/** Formats the time once per millisecond, because formatting costs as much as the rest of a log line. */
function createTimestamp(): () => string {
  let lastMs = 0;
  let text = '';
  return () => {
    const nowMs = Date.now();
    if (nowMs !== lastMs) {
      lastMs = nowMs;
      text = `,"time":"${new Date(nowMs).toISOString()}"`;
    }
    return text;
  };
}

const secretNames = ['authorization', 'cookie', 'token', 'secretKey', 'password', 'apiKey', 'headers'];

/**
 * Creates the logger of the access log. The fields of this log contain no secrets, so it does not redact: redaction
 * would double the cost of a line. Pass the same destination as to `createLogger`.
 */
export function createAccessLogger(level: string, destination?: { write(line: string): void }): Logger {
  const options = { level, base: undefined, timestamp: createTimestamp() };
  return destination ? pino(options, destination) : pino(options);
}

/**
 * The only properties of an error that are logged besides its name, message, stack, causes and aggregated errors.
 * Other properties may contain secrets or customer data, such as SQL parameters or request headers.
 */
const loggedProperties = [
  'code',
  'failure',
  'status',
  'statusCode',
  'errno',
  'syscall',
  'address',
  'port',
  'retryAfterSeconds',
  'isRetryable',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'routine',
] as const;

const maxCauseDepth = 5;
const maxAggregatedErrors = 5;

function describeError(error: unknown, depth = 0): object {
  if (typeof error !== 'object' || error === null) return { message: String(error) };
  const { name = 'Error', message = '', stack, cause, errors } = error as Partial<Error> & { errors?: unknown };
  const given = error as Record<string, unknown>;
  const isPlain = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);
  const properties = loggedProperties
    .filter((property) => isPlain(given[property]))
    .map((property) => [property, given[property]]);
  const isDeep = depth >= maxCauseDepth;
  return {
    type: name,
    message,
    ...(stack === undefined ? {} : { stack }),
    ...(Object.fromEntries(properties) as object),
    ...(cause === undefined || isDeep ? {} : { cause: describeError(cause, depth + 1) }),
    ...(Array.isArray(errors) && !isDeep
      ? { errors: errors.slice(0, maxAggregatedErrors).map((one) => describeError(one, depth + 1)) }
      : {}),
  };
}

export function formatError(error: unknown): string {
  const texts: string[] = [];
  for (
    let described = describeError(error) as Described | undefined;
    described !== undefined;
    described = described.cause
  ) {
    texts.push(described.stack ?? described.message);
  }
  return redactSecrets(texts.join('\n  caused by: '));
}

interface Described {
  readonly message: string;
  readonly stack?: string;
  readonly cause?: Described;
}

/** Creates the general logger, which redacts secrets. Adds the result of `fields` to each line. */
export function createLogger(
  level: string,
  destination?: { write(line: string): void },
  fields?: () => object,
): Logger {
  const options = {
    level,
    base: undefined,
    timestamp: createTimestamp(),
    serializers: { err: (error: unknown) => describeError(error) },
    hooks: { logMethod: countRepeatedLines(), streamWrite: redactSecrets },
    ...(fields === undefined ? {} : { mixin: fields }),
    redact: { paths: secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[redacted]' },
  };
  return destination ? pino(options, destination) : pino(options);
}
