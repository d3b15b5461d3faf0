import type { FullResponse } from './call.js';
import { AgentPlatformError, ResponseParseError, type OperationName } from './errors.js';

/** Returns the value. Throws if it is not a string. Call this in `readFrom`, which converts the error. */
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
