// A chat as it is written: the events of the UI-message stream, one after the other.
import type { FullResponse } from './call.js';
import type { ChatEvent } from './chat-events.js';
import type { CoreClient } from './core.js';
import { AgentPlatformError, ConnectionError, JobFailedError, ResponseParseError } from './errors.js';
import { chat } from './generated/operations.js';
import type { ChatRequest } from './generated/schemas.js';
import { startLimit, type Limit } from './limit.js';
import type { CallOptions } from './options.js';
import { asTyped, readFrom } from './steps.js';

/** An answer that is being written. To be read once; leaving the loop closes the connection, the run itself goes on. */
export interface ChatStream extends AsyncIterable<ChatEvent> {
  /** Id of the conversation; null when the server named none. */
  readonly threadId: string | null;
  /** Headers of the reply. */
  readonly headers: Headers;
  /**
   * Reads to the end and gives the text of the answer.
   *
   * @throws {JobFailedError} when the run failed or was stopped
   */
  text(): Promise<string>;
}

/**
 * Sends a message to an agent and reads the answer while it is written. `deadlineMs` covers the whole answer and has no default here.
 *
 * @param input - agent, message, and the conversation it belongs to
 * @example
 * ```ts
 * const stream = await client.streamChat({ agentId: 1, message: { role: 'user', parts: [{ type: 'text', text: 'Hello' }] } });
 * for await (const event of stream) if (event.type === 'text-delta') console.log(event.delta);
 * ```
 */
export async function streamChat(client: CoreClient, input: ChatRequest, options?: CallOptions): Promise<ChatStream> {
  const callOptions = { ...options };
  let limit: Limit | undefined;
  try {
    limit = startLimit('chat', callOptions.deadlineMs ?? Infinity, callOptions.signal);
    const reply = await limit.attempt(Infinity, (signal) =>
      chat(client, { ...input, streamResponse: 'true' }, { ...callOptions, signal }).withResponse(),
    );
    const reader = readFrom('chat', reply, ({ body }) => (body as ReadableStream<Uint8Array>).getReader());
    const events = readEvents(reply, reader, limit);
    return {
      threadId: reply.headers.get('X-Thread-ID'),
      headers: reply.headers,
      text: () => readText(events),
      [Symbol.asyncIterator]: () => events,
    };
  } catch (error) {
    limit?.release();
    throw asTyped(error, 'chat');
  }
}

async function* readEvents(
  reply: FullResponse<Response>,
  reader: ReadableStreamDefaultReader<Uint8Array>,
  limit: Limit,
): AsyncGenerator<ChatEvent, void> {
  limit.phase = 'body';
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { value, done } = await limit.attempt(Infinity, () => reader.read());
      // The last event is `[DONE]`; without it the connection broke.
      if (done) throw new ConnectionError('chat', 'body', undefined);
      const blocks = (rest + decoder.decode(value, { stream: true })).split(/\r?\n\r?\n/);
      rest = blocks.pop() as string;
      for (const block of blocks) {
        const data = [...block.matchAll(/^data: ?(.*)$/gm)].map(([, line]) => line).join('\n');
        if (data === '[DONE]') return;
        if (data) yield parse(data, reply);
      }
    }
  } catch (error) {
    throw error instanceof AgentPlatformError ? error : new ConnectionError('chat', 'body', error);
  } finally {
    limit.release();
    reader.cancel().catch(() => {});
  }
}

function parse(data: string, reply: FullResponse<Response>): ChatEvent {
  let event: unknown;
  let broken: unknown;
  try {
    event = JSON.parse(data);
  } catch (cause) {
    broken = cause;
  }
  if (Object(event) !== event) throw new ResponseParseError('chat', reply, data, broken);
  return event as ChatEvent;
}

async function readText(events: AsyncIterable<ChatEvent>): Promise<string> {
  let text = '';
  for await (const event of events) {
    if (event.type === 'text-delta') text += event.delta;
    if (event.type === 'error') throw new JobFailedError('chat', 'error', event.errorText as string, text);
    if (event.type === 'abort') throw new JobFailedError('chat', 'stopped', null, text);
  }
  return text;
}
