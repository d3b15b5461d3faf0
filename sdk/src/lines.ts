import { createCall, type Call, type FullResponse } from './call.js';
import type { CoreClient } from './core.js';
import { asConnectionError, ConnectionError } from './errors.js';
import type { Input } from './input.js';
import { timeLimitOf } from './time-limit.js';
import type { Operation } from './operation.js';
import type { CallOptions } from './options.js';

/**
 * Calls an operation that returns lines. Reading rejects if the connection breaks, or if the stream ends in the
 * middle of a line. It also rejects after `attemptTimeoutMs` without a byte, and at `deadlineMs` if the call sets it.
 */
export function createLines(
  client: CoreClient,
  operation: Operation,
  input: Input,
  options: CallOptions | undefined,
): Call<ReadableStream<Uint8Array>> {
  const open = async () => {
    const reply = await client.call<ReadableStream<Uint8Array>>(operation, input, options).withResponse();
    return { ...reply, data: readLines(client, operation, reply, { ...options }) };
  };
  return createCall(open());
}

function readLines(
  client: CoreClient,
  operation: Operation,
  { data: body, attempts }: FullResponse<ReadableStream<Uint8Array>>,
  { attemptTimeoutMs = client.attemptTimeoutMs, deadlineMs = Infinity }: CallOptions,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  const limit = timeLimitOf(body);
  limit.startReading(deadlineMs, reader);
  let isWhole = true;
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
        limit.release();
        throw Object.assign(asConnectionError(operation, 'body', error), { attempts });
      }
    },
    cancel: () => limit.release(),
  });
}
