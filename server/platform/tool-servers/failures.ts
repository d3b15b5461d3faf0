// Maps failures of tool servers to ToolServerError. Removes the values of the headers, which are secret, because a
// server may repeat them in its own text.
import { McpError, ErrorCode } from '@modelcontextprotocol/sdk/types.js';
import { isCertificateError, isHandshakeError } from '../outbound/tls-errors.js';
import { toolServerError } from './tool-server-error.js';
import { ToolServerError } from './port.js';
import { cleanText } from './reading.js';
import { cutText } from '../cut-text.js';

/** Result of the last request to a server. The client of the MCP SDK reports it differently for each transport. */
export interface LastExchange {
  status: number | null;
  error: unknown;
}

export const timeoutError = (timeoutMs: number) =>
  toolServerError('timeout', { values: { seconds: timeoutMs / 1000 } });

/** For a name that does not resolve, or that resolves to an address that is not allowed (outbound/guard.ts). */
export const unresolvableError = (cause?: unknown) => toolServerError('unresolvable', { cause });

function fromStatus(status: number, cause: unknown): ToolServerError {
  const options = { values: { status }, cause };
  if (status === 401 || status === 403) return toolServerError('headersRefused', options);
  return toolServerError(status >= 300 && status < 400 ? 'redirect' : 'status', options);
}

function fromProtocol(error: McpError, timeoutMs: number): ToolServerError {
  if (error.code === ErrorCode.RequestTimeout) return timeoutError(timeoutMs);
  if (error.code === ErrorCode.ConnectionClosed) return toolServerError('connectionClosed', { cause: error });
  return toolServerError('protocolError', { values: { code: error.code }, cause: error });
}

function fromNetwork(code: string, cause: unknown): ToolServerError {
  if (['ENOTFOUND', 'EAI_AGAIN', 'EAI_FAIL'].includes(code)) return unresolvableError(cause);
  if (isCertificateError(code)) return toolServerError('invalidCertificate', { cause });
  if (isHandshakeError(code)) return toolServerError('handshakeFailed', { cause });
  return toolServerError(code.startsWith('HPE_') ? 'notHttp' : 'unreachable', { cause });
}

/** Returns the server's message without the prefix that the client adds. */
export const serverMessageOf = ({ message }: McpError): string =>
  cutText(cleanText(message.slice(0, 3000).replace(/^MCP error -?\d+: /, '')), 2000);

const codeOf = (error: unknown): unknown => (error as { code?: unknown } | null)?.code;

/** `timeoutMs` is the time limit of the step that failed. */
export function toToolServerError(error: unknown, last: LastExchange, timeoutMs: number): ToolServerError {
  if (error instanceof ToolServerError) return error;
  if (error instanceof McpError) return fromProtocol(error, timeoutMs);
  if (last.error instanceof ToolServerError) return last.error;
  const code = codeOf(last.error) ?? codeOf(error);
  if (typeof code === 'string') return fromNetwork(code, error);
  const status = typeof code === 'number' && code >= 300 ? code : last.status;
  if (status !== null && status >= 300) return fromStatus(status, error);
  return toolServerError('notMcp', { cause: error });
}

function withoutValues(error: unknown, redact: (text: string) => string, depth = 0): unknown {
  if (!(error instanceof Error) || depth > 5) return typeof error === 'string' ? redact(error) : undefined;
  const { cause } = error;
  const copy = new Error(
    redact(error.message),
    cause === undefined ? {} : { cause: withoutValues(cause, redact, depth + 1) },
  );
  const code = codeOf(error);
  return Object.assign(copy, {
    name: error.name,
    stack: redact(error.stack ?? ''),
    ...(code === undefined ? {} : { code }),
  });
}

/** A shorter value, such as a version, is not secret. */
const minSecretLength = 8;
/**
 * A longer text is replaced by its length. Searching a longer text for secrets would take seconds, and a truncated text
 * could end within a secret.
 */
const maxRedactedCharacters = 20_000;

/**
 * Removes the values of the headers from an error. `hideSecrets` is not used for these values, because a customer could
 * choose a common word, which all logs would then redact.
 */
export function withoutHeaders(error: ToolServerError, headers: Readonly<Record<string, string>>): ToolServerError {
  const parts = Object.values(headers).flatMap((value) => [value, ...value.split(/\s+/, 2)]); // such as `Bearer …`
  const secrets = [...new Set(parts)].filter(({ length }) => length >= minSecretLength);
  if (secrets.length === 0) return error;
  const redact = (text: string) =>
    text.length > maxRedactedCharacters
      ? `[${text.length} characters]`
      : secrets.reduce((left, secret) => left.replaceAll(secret, '[redacted]'), text);
  return new ToolServerError(error.failure, redact(error.message), { cause: withoutValues(error.cause, redact) });
}
