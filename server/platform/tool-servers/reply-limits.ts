// Limits a reply while it is received: its bytes, its lines, and the values of each message. The client of the MCP SDK
// parses and validates each message synchronously, and describes every invalid value: 4 MB of empty objects took
// minutes.
import { Transform } from 'node:stream';
import { createJsonCounter } from '../event-loop/json-counter.js';
import type { ToolServerLimits } from './limits.js';
import { toolServerError } from './tool-server-error.js';
import type { ToolServerError } from './port.js';

const [lineFeed, carriageReturn, colon] = [0x0a, 0x0d, 0x3a];

/** After this many chunks, a reply is rejected if its mean chunk is too small, because each chunk takes time. */
const maxUncheckedChunks = 1_000;
const minMeanChunkBytes = 64;

/** Maximum bytes of an `endpoint` event. The client parses the address in the event. */
const maxEndpointBytes = 10_000;
/** Bytes of a line that are kept to recognize `event: endpoint`, even after a byte order mark. */
const maxEventLineBytes = 20;

/** Counts the bytes and JSON values of one message, which may arrive in parts. */
function createMessage({ maxMessageBytes, maxMessageValues, maxMessageDepth }: ToolServerLimits) {
  const counter = createJsonCounter({ values: maxMessageValues, depth: maxMessageDepth });
  let bytes = 0;
  return {
    /** Returns whether the message is still within the limits. A comment line contains no JSON to count. */
    add(part: Uint8Array, isComment = false): boolean {
      bytes += part.length;
      return bytes <= maxMessageBytes && (isComment || counter.add(part) === null);
    },
  };
}

function limitMessage(limits: ToolServerLimits): (chunk: Buffer) => boolean {
  const message = createMessage(limits);
  return (chunk) => message.add(chunk);
}

/** Limits an event stream: each message, which ends with an empty line, and the whole stream. */
function limitStream(limits: ToolServerLimits): (chunk: Buffer) => boolean {
  let message = createMessage(limits);
  let [bytes, lines, isLineEmpty, isComment, endedWithReturn] = [0, 0, true, false, false];
  let [messageBytes, isEndpoint, lineStart] = [0, false, ''];
  return (chunk) => {
    bytes += chunk.length;
    if (bytes > limits.maxStreamBytes) return false;
    let from = 0;
    const add = (end: number): boolean => {
      messageBytes += end - from;
      if (isEndpoint && messageBytes > maxEndpointBytes) return false;
      return message.add(chunk.subarray(from, end), isComment);
    };
    // A loop over each byte would take 15 ms per megabyte.
    const next = (byte: number, index: number): number => {
      const found = chunk.indexOf(byte, index);
      return found === -1 ? chunk.length : found;
    };
    let [index, feed, carriage] = [0, next(lineFeed, 0), next(carriageReturn, 0)];
    for (;;) {
      const end = Math.min(feed, carriage);
      if (end > index) {
        if (isLineEmpty) isComment = chunk[index] === colon;
        [isLineEmpty, endedWithReturn] = [false, false];
        lineStart += chunk.toString('latin1', index, Math.min(end, index + maxEventLineBytes - lineStart.length));
      }
      if (end === chunk.length) return add(end);
      const isLineFeedOfPair = end === feed && endedWithReturn;
      endedWithReturn = end === carriage;
      if (!isLineFeedOfPair) {
        if (/^(?:\xef\xbb\xbf)?event: ?endpoint$/.test(lineStart)) isEndpoint = true;
        if (++lines > limits.maxStreamLines || !add(end)) return false;
        from = end;
        if (isLineEmpty) [message, messageBytes, isEndpoint] = [createMessage(limits), 0, false];
        [isLineEmpty, isComment, lineStart] = [true, false, ''];
      }
      index = end + 1;
      if (end === feed) feed = next(lineFeed, index);
      else carriage = next(carriageReturn, index);
    }
  };
}

export interface ReplyLimits {
  readonly isStream: boolean;
  readonly limits: ToolServerLimits;
  /** Called before the stream fails, because the reader of the stream may mistake the failure for a lost connection. */
  onTooLarge(error: ToolServerError): void;
}

export function limitReply({ isStream, limits, onTooLarge }: ReplyLimits): Transform {
  const isWithinLimits = (isStream ? limitStream : limitMessage)(limits);
  let [chunks, bytes] = [0, 0];
  const hasTinyChunks = (chunk: Buffer): boolean => {
    bytes += chunk.length;
    return ++chunks > maxUncheckedChunks && bytes < minMeanChunkBytes * chunks;
  };
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (!hasTinyChunks(chunk) && isWithinLimits(chunk)) return done(null, chunk);
      const error = toolServerError('tooMuch');
      onTooLarge(error);
      done(error);
    },
  });
}
