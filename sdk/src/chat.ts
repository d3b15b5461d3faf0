import { createParser } from 'eventsource-parser';
import type { Call, FullResponse } from './call.js';
import { toChatEvent, type ChatEvent } from './chat-events.js';
import type { CoreClient } from './core.js';
import { asConnectionError, ConnectionError, ResponseParseError, UsageError } from './errors.js';
import {
  getConversation,
  resumeChat as openRunningStream,
  sendChat as postMessage,
  streamChat as openStream,
} from './generated/operations.js';
import type {
  ChatAccepted,
  ChatFilePart,
  ChatMessage,
  ChatRequest,
  ChatTextPart,
  Conversation,
  MessageUsage,
  OpenEnum,
} from './generated/schemas.js';
import { collectAnswer, operation, type ChatResult, type ToolCall } from './chat-answer.js';
import { timeLimitOf, type TimeLimit } from './time-limit.js';
import type { CallOptions } from './options.js';
import { readFrom, textOf } from './read-reply.js';
import { pollConversation, type WaitOptions } from './wait.js';

/** Input of a chat. Unlike in the contract, `message` can also be a text. */
export interface ChatInput extends Omit<ChatRequest, 'message'> {
  /** The message: its text, or a whole message with parts. */
  message: string | ChatMessageInput;
}

/**
 * A message with its role and parts. `role` and the `type` of a part accept any string, so that a message in a variable
 * needs no `as const`.
 */
export interface ChatMessageInput extends Omit<ChatMessage, 'role' | 'parts'> {
  /** Always `user`. */
  role: OpenEnum<ChatMessage['role']>;
  /** Content of the message, in order. */
  parts: readonly (PartInput<ChatTextPart> | PartInput<ChatFilePart>)[];
}

/**
 * Reading a chat stream rejects after this time without a byte, or after `attemptTimeoutMs` if that is longer. In
 * milliseconds. The server sends a keep-alive every 15 s, so 60 s of silence mean a lost connection. A shorter
 * `attemptTimeoutMs` has no effect here: below 15 s, it would break off streams whose agent is still working.
 */
const minSilenceMs = 60_000;

type PartInput<Part extends { type: string }> = Omit<Part, 'type'> & { type: OpenEnum<Part['type']> };

/**
 * An answer that is being written. It can be iterated once. The methods that return a promise read to the end, and can
 * be called several times. They reject if the answer is incomplete: if reading failed, or if the caller left a loop
 * early. Leaving a loop closes the connection, but the run continues.
 */
export interface ChatStream extends AsyncIterable<ChatEvent> {
  /** Id of the conversation; null if the server sent none. */
  readonly threadId: string | null;
  /** Headers of the reply. */
  readonly headers: Headers;
  /**
   * Iterates the pieces of the text.
   *
   * @throws {JobFailedError} if the run failed or was stopped
   */
  textDeltas(): AsyncIterable<string>;
  /**
   * Reads to the end and returns the text of the answer.
   *
   * @throws {JobFailedError} if the run failed or was stopped
   */
  text(): Promise<string>;
  /**
   * Reads to the end and returns the tools that the agent called.
   *
   * @throws {JobFailedError} if the run failed or was stopped
   */
  toolCalls(): Promise<ToolCall[]>;
  /**
   * Reads to the end and returns the answer.
   *
   * @throws {JobFailedError} if the run failed or was stopped
   */
  result(): Promise<ChatResult>;
  /**
   * Reads to the end, then requests the conversation and returns the tokens of the answer. Null if the model reported
   * none, or if the stored answer was not found.
   *
   * @throws {JobFailedError} if the run failed or was stopped
   */
  usage(): Promise<MessageUsage | null>;
}

/**
 * Sends a message to an agent and reads the answer while it is written. `deadlineMs` of this call covers the whole
 * answer. The client's `deadlineMs` applies only until the headers arrive. Reading rejects with `TimeoutError` after 60
 * seconds without a byte, or after `attemptTimeoutMs` if that is longer.
 *
 * @param client - a client
 * @param input - agent, message as text or in parts, and the conversation to continue
 * @param options - signal, time limit and headers of this call
 * @returns the stream of events, after the headers of the reply have arrived
 * @throws {ApiError} see the codes of `StreamChatError`
 * @example
 * ```ts
 * const stream = await streamChat(core, { agentId: 1, message: 'What does E-17 mean?' });
 * for await (const event of stream) if (event.type === 'text-delta') console.log(event.delta);
 * const { toolCalls, threadId } = await stream.result();
 * ```
 */
export async function streamChat(client: CoreClient, input: ChatInput, options?: CallOptions): Promise<ChatStream> {
  const reply = await openStream(client, toRequest(input), options).withResponse();
  return createStream(client, reply, options);
}

/**
 * Reads a run in progress from its beginning, for example after a lost connection. `deadlineMs` of this call covers the
 * whole answer. The client's `deadlineMs` applies only until the headers arrive. Reading rejects with `TimeoutError`
 * after 60 seconds without a byte, or after `attemptTimeoutMs` if that is longer.
 *
 * @param client - a client
 * @param input - id of the conversation, or the id that a chat client chose for it
 * @param options - signal, time limit and headers of this call
 * @returns the stream of events, or null if no run can be resumed
 * @throws {ApiError} see the codes of `ResumeChatError`
 * @example
 * ```ts
 * const { threadId } = await sendChat(core, { agentId: 1, message: 'Write the weekly report.' });
 * const stream = await resumeChat(core, threadId);
 * const text = stream ? await stream.text() : 'no run can be resumed';
 * ```
 */
export async function resumeChat(
  client: CoreClient,
  input: { threadId: string } | string,
  options?: CallOptions,
): Promise<ChatStream | null> {
  const reply = await openRunningStream(client, input, options).withResponse();
  return reply.status === 204 ? null : createStream(client, reply, options);
}

/**
 * Sends a message to an agent, which answers in the background.
 *
 * @param client - a client
 * @param input - agent, message as text or in parts, and the conversation to continue
 * @param options - signal, time limit and headers of this call
 * @returns the id of the conversation, once the message is stored
 * @throws {ApiError} see the codes of `SendChatError`
 * @example
 * ```ts
 * const { threadId } = await sendChat(core, { agentId: 1, message: 'Write the weekly report.' });
 * ```
 */
export function sendChat(client: CoreClient, input: ChatInput, options?: CallOptions): Call<ChatAccepted> {
  return postMessage(client, toRequest(input), options);
}

/**
 * Sends a message to an agent, which answers in the background, and waits for the answer. The run continues if the
 * connection is lost.
 *
 * @param client - a client
 * @param input - agent, message as text or in parts, and the conversation to continue
 * @param options - signal, time limits, and `onProgress`, called with the conversation after each poll
 * @returns the conversation with all its messages, the answer among them
 * @throws {JobFailedError} if the run failed, was stopped or exceeded its time limit; `result` has the conversation
 * @example
 * ```ts
 * const input = { agentId: 1, message: 'Write the weekly report.' };
 * const { messages } = await sendChatAndWait(core, input, { waitMs: 300_000 });
 * ```
 */
export async function sendChatAndWait(
  client: CoreClient,
  input: ChatInput,
  options?: WaitOptions<Conversation>,
): Promise<Conversation> {
  return pollConversation(client, 'sendChatAndWait', options, {
    start: (readReply, callOptions) => readReply('chat', sendChat(client, input, callOptions), withThread),
    find: ({ threadId }) => threadId,
  });
}

function withThread(accepted: ChatAccepted): ChatAccepted {
  textOf(accepted.threadId);
  return accepted;
}

function toRequest(input: ChatInput): ChatRequest {
  const { message } = { ...input };
  if (typeof message !== 'string') return { ...input, message: message as ChatMessage };
  return { ...input, message: { role: 'user', parts: [{ type: 'text', text: message }] } };
}

/** Lets the events of an answer be read once. */
function createReading(source: AsyncGenerator<ChatEvent, true>, attempts: number) {
  const misuse = (problem: string) => new UsageError(problem, operation, {}, { attempts });
  let isBeingRead = false;
  let isWhole = false;
  let failure: unknown;
  return {
    isWhole: () => isWhole,

    async *readOnce(): AsyncGenerator<ChatEvent, void> {
      if (isWhole) throw misuse('the stream was read before; result() has the answer');
      // Each of two readers would miss events.
      if (isBeingRead) throw misuse('the stream is being read; call result() later');
      isBeingRead = true;
      try {
        isWhole = (yield* source) === true;
      } catch (error) {
        throw (failure = error);
      } finally {
        isBeingRead = false;
      }
      // After an error or an early end, `source` yields nothing and does not throw.
      if (!isWhole) throw failure ?? misuse('the stream was left before its end');
    },
  };
}

function createStream(
  client: CoreClient,
  reply: FullResponse<ReadableStream<Uint8Array> | null>,
  options: CallOptions | undefined,
): ChatStream {
  const reader = readFrom(operation, reply, (body) => (body as ReadableStream<Uint8Array>).getReader());
  const limit = timeLimitOf(reply.data as object);
  limit.startReading(options?.deadlineMs ?? Infinity, reader);
  const silenceMs = Math.max(options?.attemptTimeoutMs ?? client.attemptTimeoutMs, minSilenceMs);
  const read = () => limit.attempt(silenceMs, () => reader.read());
  const threadId = reply.headers.get('X-Thread-ID');
  const answer = collectAnswer(threadId, reply.attempts);
  const { isWhole, readOnce } = createReading(readEvents(reply, read, limit, answer.add), reply.attempts);
  const readAll = async () => {
    for await (const event of readOnce()) void event;
  };
  let reading: Promise<void> | undefined;
  const result = async () => {
    // Concurrent calls share one reader.
    if (!isWhole()) await (reading ??= readAll().finally(() => (reading = undefined)));
    return answer.result();
  };
  return {
    threadId,
    headers: reply.headers,
    async *textDeltas() {
      for await (const event of readOnce()) {
        if (event.type === 'text-delta') yield event.delta;
      }
      answer.result();
    },
    text: async () => (await result()).text,
    toolCalls: async () => (await result()).toolCalls,
    result,
    async usage() {
      const { messageId, threadId: id } = await result();
      if (id === null) return null;
      const stored = await getConversation(client, { threadId: id }, options).withResponse();
      return readFrom(
        'getConversation',
        stored,
        ({ messages }) => messages.find(({ id }) => id === messageId)?.usage ?? null,
      );
    },
    [Symbol.asyncIterator]: readOnce,
  };
}

/** Yields the events of an answer, then returns true. Throws if the answer is incomplete. */
async function* readEvents(
  reply: FullResponse<unknown>,
  read: ReadableStreamDefaultReader<Uint8Array>['read'],
  limit: TimeLimit,
  onEvent: (event: ChatEvent) => void,
): AsyncGenerator<ChatEvent, true> {
  limit.phase = 'body';
  const decoder = new TextDecoder();
  const received: string[] = [];
  const parser = createParser({ onEvent: ({ data }) => data && received.push(data) });
  let text = '';
  let hasEnd = false;
  try {
    for (;;) {
      const { value, done } = await read();
      // After a carriage return, the parser waits for a line feed. At the end of the stream, add one.
      const endsInReturn = text.endsWith('\r');
      text = done ? (endsInReturn ? '\n' : '') : decoder.decode(value, { stream: true });
      parser.feed(text);
      for (const data of received.splice(0)) {
        if (data === '[DONE]' && hasEnd) return true;
        // The answer is incomplete, because no event ended it.
        if (data === '[DONE]') throw new ConnectionError(operation, 'body', undefined);
        const event = parse(data, reply, onEvent);
        hasEnd ||= ['finish', 'abort', 'error'].includes(event.type);
        yield event;
        limit.check();
      }
      // Without `[DONE]` as the last event, the connection broke.
      if (done) throw new ConnectionError(operation, 'body', undefined);
    }
  } catch (error) {
    throw Object.assign(asConnectionError(operation, 'body', error), { attempts: reply.attempts });
  } finally {
    limit.release();
  }
}

function parse(data: string, reply: FullResponse<unknown>, onEvent: (event: ChatEvent) => void): ChatEvent {
  try {
    const event = toChatEvent(JSON.parse(data));
    onEvent(event);
    return event;
  } catch (cause) {
    throw new ResponseParseError(operation, reply, data, cause);
  }
}
