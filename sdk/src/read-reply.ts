// Reads values of a reply, and reports a reply that does not match the contract.
import type { FullResponse } from './call.js';
import { AgentPlatformError, ResponseParseError, type OperationName } from './errors.js';

/** Returns a text of a reply. Throws if the value is not a text. Use it in `readFrom`, which converts the error. */
export function textOf<T>(value: T): T {
  if (typeof value !== 'string') throw new TypeError('a text is missing');
  return value;
}

/** Reads values of a reply. Throws ResponseParseError if the reply does not match the contract. */
export function readFrom<Data, T>(operation: OperationName, reply: FullResponse<Data>, read: (data: Data) => T): T {
  try {
    return read(reply.data);
  } catch (cause) {
    if (cause instanceof AgentPlatformError) throw cause;
    const error = new ResponseParseError(operation, reply, JSON.stringify(reply.data), cause);
    throw Object.assign(error, { attempts: reply.attempts });
  }
}
