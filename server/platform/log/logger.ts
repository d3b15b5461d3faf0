// Structured logs, one JSON object a line on standard output, with whatever could be a secret taken out.
import { pino, type Logger } from 'pino';
import { countRepeatedLines } from './repeated-lines.js';

/** Many lines fall into one millisecond, and making its text costs as much as the rest of a line. */
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

const secrets = ['authorization', 'cookie', 'token', 'secretKey', 'password', 'apiKey', 'headers'];

/**
 * For lines whose fields are fixed and harmless, one for each request: without redaction, which costs as much as the rest of the line.
 * Writes where the other logger writes.
 */
export function createAccessLogger(level: string, destination?: { write(line: string): void }): Logger {
  const options = { level, base: undefined, timestamp: createTimestamp() };
  return destination ? pino(options, destination) : pino(options);
}

/**
 * The only properties of an error that are logged, beside its name, message, stack and causes. Libraries attach whatever they have at hand: Knex the
 * values of a statement and the settings of a connection, Postgres stored values, the AI SDK whole conversations, HTTP clients request headers.
 */
const loggedProperties = [
  ...[
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
  ],
  ...['severity', 'schema', 'table', 'column', 'constraint', 'routine'],
] as const;

/** Deeper causes, and further errors of an AggregateError, are left out. */
const maxCauseDepth = 5;
const maxAggregatedErrors = 5;

/** What the log has of an error. */
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

// Every repetition is bounded: a line may hold text of a caller, and an unbounded one would take time that grows with its square.
const credentialsInUrl = /\b([a-z][a-z0-9+.-]{0,30}:\/\/)[^\s/"'\\]{1,500}@/gi;
const secretParameter =
  /([?&][\w.-]{0,40}?(?:password|passwd|token|secret|signature|credential|key)[\w.-]{0,40}=)[^\s&"'\\]+/gi;
const bearerToken = /\b(bearer\s{1,8})[\w.~+/=-]{8,}/gi;

/** Takes credentials out of the URLs of a text, and bearer tokens. Messages of drivers quote both. */
export const redactSecrets = (text: string): string =>
  text
    .replace(credentialsInUrl, '$1[redacted]@')
    .replace(secretParameter, '$1[redacted]')
    .replace(bearerToken, '$1[redacted]');

/** An error as text with its causes, for a process that ends because of it. */
export function printError(error: unknown): string {
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

/** Redacts; for everything else. `fields` are added to each line. */
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
    redact: { paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[redacted]' },
  };
  return destination ? pino(options, destination) : pino(options);
}
