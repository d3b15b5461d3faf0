// Whatever goes wrong with a tool server → ToolServerError, in our words: a server may answer with the very headers it was sent.
import { McpError, ErrorCode } from '@modelcontextprotocol/sdk/types.js';
import { ToolServerError } from './port.js';
import { cleanText } from './reading.js';

/** What the last request to a server came to. The official client passes on less of it for one transport than for the other. */
export interface LastExchange {
  status: number | null;
  error: unknown;
}

export const late = (timeoutMs: number) =>
  new ToolServerError('timeout', `The tool server did not answer within ${timeoutMs / 1000} seconds`);

/** The one error of a name that does not resolve and of one that resolves to an address that is not allowed. */
export const unresolvable = (cause?: unknown) =>
  new ToolServerError('unreachable', 'The name of the tool server does not resolve to an allowed address', { cause });

function fromStatus(status: number, cause: unknown): ToolServerError {
  if (status === 401 || status === 403)
    return new ToolServerError('rejected', `The tool server refused the headers (status ${status})`, { cause });
  if (status >= 300 && status < 400)
    return new ToolServerError(
      'rejected',
      `The tool server answered with a redirect that is not followed (status ${status})`,
      { cause },
    );
  return new ToolServerError('rejected', `The tool server answered with status ${status}`, { cause });
}

function fromProtocol(error: McpError, timeoutMs: number): ToolServerError {
  if (error.code === ErrorCode.RequestTimeout) return late(timeoutMs);
  if (error.code === ErrorCode.ConnectionClosed)
    return new ToolServerError('unreachable', 'The tool server closed the connection', { cause: error });
  return new ToolServerError('rejected', `The tool server answered with error ${error.code}`, { cause: error });
}

/** Of Node's network and TLS errors, whose codes are texts. */
function fromNetwork(code: string, cause: unknown): ToolServerError {
  if (['ENOTFOUND', 'EAI_AGAIN', 'EAI_FAIL'].includes(code)) return unresolvable(cause);
  if (/CERT|SELF_SIGNED|TLS|SSL/.test(code))
    return new ToolServerError('unreachable', 'The tool server has no valid certificate', { cause });
  if (/^HPE_/.test(code))
    return new ToolServerError('invalid_reply', 'The tool server did not answer in HTTP', { cause });
  return new ToolServerError('unreachable', 'The tool server could not be reached', { cause });
}

/** Whether the server sent it; the client makes errors of this class itself, too. */
export const isOfServer = ({ code }: McpError): boolean =>
  code !== ErrorCode.ConnectionClosed && code !== ErrorCode.RequestTimeout;

/** What the server said, without what the client puts before it. */
export const wordsOf = ({ message }: McpError): string =>
  cleanText(message.replace(/^MCP error -?\d+: /, '')).slice(0, 2000);

const codeOf = (error: unknown): unknown => (error as { code?: unknown } | null)?.code;

/** `timeoutMs`: how long the step that failed could take. */
export function toToolServerError(error: unknown, last: LastExchange, timeoutMs: number): ToolServerError {
  if (error instanceof ToolServerError) return error;
  if (error instanceof McpError) return fromProtocol(error, timeoutMs);
  if (last.error instanceof ToolServerError) return last.error;
  const code = codeOf(last.error) ?? codeOf(error);
  if (typeof code === 'string') return fromNetwork(code, error);
  const status = typeof code === 'number' && code >= 300 ? code : last.status;
  if (status !== null && status >= 300) return fromStatus(status, error);
  return new ToolServerError('invalid_reply', 'The tool server did not answer in the Model Context Protocol', {
    cause: error,
  });
}
