// The state of one call. For a raw call, it is read from the request.
import type { paths } from './generated/types.js';
import type { TimeLimit } from './time-limit.js';
import type { Operation } from './operation.js';
import type { CallOptions } from './options.js';

/** One call, which may take several requests. */
export interface CallState {
  readonly operation: Operation;
  readonly options: CallOptions;
  /** Number of requests that were sent. */
  attempts: number;
  /** The time limit, if the reply is a stream. */
  streamTimeLimit?: TimeLimit;
}

/** The paths whose reply can be a stream of events or lines. */
const streamPaths = ['/chat', '/chat/stream', '/admin/auditLog/export'] satisfies (keyof paths)[] as string[];

/**
 * Returns the state of a call of the raw client. The settings of the call are in the request, because openapi-fetch
 * copies unknown settings to the request.
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
