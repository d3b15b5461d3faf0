import type { paths } from './generated/types.js';
import type { TimeLimit } from './time-limit.js';
import type { Operation } from './operation.js';
import type { CallOptions } from './options.js';

/** One call, which can take several requests. */
export interface CallState {
  readonly operation: Operation;
  readonly options: CallOptions;
  attempts: number;
  /** The time limit, if the reply is a stream. */
  streamTimeLimit?: TimeLimit;
}

const streamPaths = ['/chat', '/chat/stream', '/admin/auditLog/export'] satisfies (keyof paths)[] as string[];

/**
 * Reads the state of a call of `client.raw` from its request. openapi-fetch copies settings that it does not know, such
 * as `deadlineMs`, to the request.
 */
export function readRawCall(request: Request, baseUrl: string): CallState {
  const { method, url, signal, attemptTimeoutMs, deadlineMs, maxRetries } = request as Request & CallOptions;
  const base = new URL(`${baseUrl}/`);
  // A raw call can choose another `baseUrl`.
  const path = new URL(url).pathname.slice(url.startsWith(base.href) ? base.pathname.length - 1 : 0);
  const operation: Operation = {
    id: `${method} ${path}`,
    method: method as Operation['method'],
    path,
    key: method !== 'GET',
    ...(streamPaths.includes(path) ? { reply: 'stream' as const } : {}),
  };
  return { operation, options: { attemptTimeoutMs, deadlineMs, maxRetries, signal }, attempts: 0 };
}
