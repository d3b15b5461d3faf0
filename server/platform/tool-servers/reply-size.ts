// Limits the size of a reply while it is received.
import { Transform } from 'node:stream';
import type { ToolServerLimits } from './limits.js';
import { ToolServerError } from './port.js';

/** Returns where the last message in a chunk of an event stream ends, or -1 if none ends in it. */
const endOfMessage = (chunk: Buffer): number =>
  Math.max(...['\n\n', '\r\n\r\n', '\r\r'].map((blankLine) => chunk.lastIndexOf(blankLine)));

/**
 * Limits each message of an event stream, and the whole stream with a higher limit. It misses a message end that is
 * split between two chunks, and resumes at the next one.
 */
export function limitBytes({ isStream, limits }: { isStream: boolean; limits: ToolServerLimits }): Transform {
  let messageBytes = 0;
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const end = isStream ? endOfMessage(chunk) : -1;
      messageBytes = end === -1 ? messageBytes + chunk.length : chunk.length - end;
      bytes += chunk.length;
      if (messageBytes > limits.maxMessageBytes || bytes > limits.maxStreamBytes)
        done(new ToolServerError('invalid_reply', 'The tool server sent more than is allowed'));
      else done(null, chunk);
    },
  });
}
