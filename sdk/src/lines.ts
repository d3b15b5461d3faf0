// A stream of lines with the errors and time limits of the SDK.
import type { Clock } from './clock.js';
import { AgentPlatformError, ConnectionError } from './errors.js';
import { startLimit } from './limit.js';
import type { Operation } from './operation.js';
import type { CallOptions } from './options.js';

/**
 * Returns the lines of a reply. Reading rejects if the connection breaks, also in the middle of a line, after
 * `attemptTimeoutMs` without a byte, and after `deadlineMs` from the start of the call.
 */
export function readLines(
  operation: Operation,
  body: ReadableStream<Uint8Array>,
  { attemptTimeoutMs = Infinity, deadlineMs = Infinity, signal }: CallOptions,
  clock: Clock,
  startedAtMs: number,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  const limit = startLimit(operation, deadlineMs, signal, clock, startedAtMs);
  limit.phase = 'body';
  let isWhole = true;
  const close = async (reason?: unknown) => {
    limit.release();
    await reader.cancel(reason);
  };
  return new ReadableStream({
    async pull(controller) {
      try {
        const { value, done } = await limit.attempt(attemptTimeoutMs, () => reader.read());
        if (!done) {
          isWhole = value.length > 0 ? value.at(-1) === 10 : isWhole;
          return controller.enqueue(value);
        }
        if (!isWhole) throw new ConnectionError(operation, 'body', undefined);
        limit.release();
        controller.close();
      } catch (error) {
        close().catch(() => {});
        throw error instanceof AgentPlatformError ? error : new ConnectionError(operation, 'body', error);
      }
    },
    cancel: close,
  });
}
