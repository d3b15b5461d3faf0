// Structured logs, one JSON object a line on standard output, with whatever could be a secret taken out.
import { pino, stdSerializers, type Logger } from 'pino';
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

const quoting = new Set(['detail', 'where', 'internalQuery', 'requestBodyValues', 'responseBody', 'responseHeaders', 'data', 'value', 'text', 'prompt', 'toolInput', 'errors', 'lastError']);

/**
 * An error without the fields in which Postgres quotes stored values, such as `Key (email_slug)=(…) already exists.`, and those in which the
 * AI SDK keeps what a model was sent and answered: whole conversations, with their files.
 */
function describeError(error: Error): object {
  const described = stdSerializers.err(error) as unknown as Record<string, unknown>;
  return Object.fromEntries(Object.entries(described).filter(([name]) => !quoting.has(name)));
}

/** Redacts; for everything else. `fields` are added to each line. */
export function createLogger(level: string, destination?: { write(line: string): void }, fields?: () => object): Logger {
  const options = {
    level,
    base: undefined,
    timestamp: createTimestamp(),
    serializers: { err: describeError },
    hooks: { logMethod: countRepeatedLines() },
    ...(fields === undefined ? {} : { mixin: fields }),
    redact: { paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[redacted]' },
  };
  return destination ? pino(options, destination) : pino(options);
}
