// Bounds what a reply may hold, while it arrives.
import { Transform } from 'node:stream';
import type { ToolServerLimits } from './limits.js';
import { ToolServerError } from './port.js';

/** Where the last message of a piece of an event stream ends; -1 when none does. */
const endOfMessage = (chunk: Buffer): number =>
  Math.max(...['\n\n', '\r\n\r\n', '\r\r'].map((blankLine) => chunk.lastIndexOf(blankLine)));

/** In a stream of messages one of them is bounded, and the whole more widely. An end that falls between two pieces is made up by the next. */
export function limitBytes({ isStream, limits }: { isStream: boolean; limits: ToolServerLimits }): Transform {
  let messageBytes = 0;
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const end = isStream ? endOfMessage(chunk) : -1;
      messageBytes = end === -1 ? messageBytes + chunk.length : chunk.length - end;
      bytes += chunk.length;
      if (messageBytes > limits.mostMessageBytes || bytes > limits.mostStreamBytes)
        done(new ToolServerError('invalid_reply', 'The tool server sent more than is allowed'));
      else done(null, chunk);
    },
  });
}
