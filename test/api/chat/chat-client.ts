import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import { DefaultChatTransport, readUIMessageStream, type UIMessage, type UIMessageChunk } from 'ai';
import type { CallOptions, CallResult, TestServer } from '../../support/server.js';
import { save } from '../agents/support.js';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests read events of every shape
export type Event = any;

export const textPart = (text: string) => ({ type: 'text', text });

/** A body of POST /chat. */
export const message = (agentId: number, text: string, more: Record<string, unknown> = {}) => ({
  agentId,
  message: { role: 'user', parts: [textPart(text)] },
  ...more,
});

export const createEcho = (
  server: TestServer,
  fields: Record<string, unknown> = {},
  options: CallOptions = {},
): Promise<CallResult['body']> => save(server, { model: 'offline:echo', stage: 'released', ...fields }, options);

export function eventsOf(reply: CallResult): Event[] {
  expect(reply).toMatchObject({ status: 200 });
  const lines = String(reply.body)
    .split('\n\n')
    .filter((block) => block !== '' && !block.startsWith(':'));
  expect(lines.at(-1)).toBe('data: [DONE]');
  return lines.slice(0, -1).map((line) => JSON.parse(line.replace(/^data: /, '')) as Event);
}

const textOf = (events: Event[]): string =>
  events.flatMap((event) => (event.type === 'text-delta' ? [event.delta as string] : [])).join('');

export interface Chatted {
  threadId: string;
  events: Event[];
  text: string;
}

export async function chat(server: TestServer, body: object, options: CallOptions = {}): Promise<Chatted> {
  const reply = await server.call('POST', '/chat', { ...options, body });
  const events = eventsOf(reply);
  return { threadId: reply.headers.get('x-thread-id') ?? '', events, text: textOf(events) };
}

/** Sends a message and returns when the stream begins. `nextEvent` skips the events of all other types. */
export async function openStream(
  server: TestServer,
  body: object,
  options: CallOptions = {},
): Promise<{ response: Response; threadId: string; abort(): void; nextEvent(type: string): Promise<Event> }> {
  const control = new AbortController();
  const response = await fetch(`${server.url}/chat`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${options.token ?? (await server.tokenFor())}`,
      'content-type': 'application/json',
      ...options.headers,
    },
    body: JSON.stringify(body),
    signal: control.signal,
  });
  expect(response.status).toBe(200);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    response,
    threadId: response.headers.get('x-thread-id') ?? '',
    abort: () => control.abort(),
    async nextEvent(type) {
      for (;;) {
        const end = text.indexOf('\n\n');
        if (end >= 0) {
          const block = text.slice(0, end);
          text = text.slice(end + 2);
          const event: Event = block.startsWith('data: {') ? JSON.parse(block.slice(6)) : null;
          if (event?.type === type) return event;
          continue;
        }
        const next = await reader?.read();
        if (!next || next.done) throw new Error(`the stream ended without an event of type ${type}`);
        text += next.value;
      }
    },
  };
}

export const readConversation = async (
  server: TestServer,
  threadId: string,
  options: CallOptions = {},
): Promise<CallResult['body']> => {
  const reply = await server.call('GET', '/getConversation', { ...options, query: { threadId } });
  expect(reply.status).toBe(200);
  return reply.body;
};

export async function waitForEnd(
  server: TestServer,
  threadId: string,
  options: CallOptions & { withinMs?: number } = {},
): Promise<CallResult['body']> {
  const { withinMs = 60_000, ...call } = options;
  for (const until = Date.now() + withinMs; ; await new Promise((resolve) => setTimeout(resolve, 100))) {
    const conversation = await readConversation(server, threadId, call);
    if (conversation.streamStatus !== 'in_progress') return conversation;
    if (Date.now() > until) throw new Error(`the run is still in progress after ${withinMs} ms`);
  }
}

/** Sends a message with the AI SDK's client. Returns the message that the client builds from the stream. */
export async function sendWithAiSdk(server: TestServer, agentId: number, text: string): Promise<UIMessage> {
  const token = await server.tokenFor();
  const transport = new DefaultChatTransport({
    api: `${server.url}/chat`,
    headers: { Authorization: `Bearer ${token}` },
    body: { agentId },
  });
  const stream: ReadableStream<UIMessageChunk> = await transport.sendMessages({
    trigger: 'submit-message',
    chatId: randomUUID(),
    messageId: undefined,
    messages: [{ id: 'kT4vQm2XbR8sLw0Z', role: 'user', parts: [{ type: 'text', text }] }],
    abortSignal: undefined,
  });
  let last: UIMessage | null = null;
  for await (const state of readUIMessageStream({ stream, terminateOnError: true })) last = state;
  if (last === null) throw new Error('the client made no message of the stream');
  return last;
}
