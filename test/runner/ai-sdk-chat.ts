// The AI SDK's own chat, of both versions that are in use, with its default transport and default ids. React's
// `useChat` is this class with a state that renders.
import * as ai6 from 'ai';
import type { ChatState, ChatStatus, UIMessage } from 'ai';
import * as ai5 from 'ai-5';
import type { TestServer } from '../support/server.js';

class MemoryState implements ChatState<UIMessage> {
  status: ChatStatus = 'ready';
  error: Error | undefined = undefined;

  constructor(public messages: UIMessage[]) {}

  pushMessage = (message: UIMessage) => void (this.messages = [...this.messages, message]);
  popMessage = () => void (this.messages = this.messages.slice(0, -1));
  replaceMessage = (index: number, message: UIMessage) =>
    void (this.messages = this.messages.map((old, place) => (place === index ? this.snapshot(message) : old)));
  snapshot = <Value>(value: Value): Value => structuredClone(value);
}

class Chat6 extends ai6.AbstractChat<UIMessage> {}
// Both versions have the same methods, but their types of tool parts differ.
class Chat5 extends (ai5.AbstractChat as unknown as typeof ai6.AbstractChat)<UIMessage> {}

export type Chat = Chat6;

export const versions = ['5', '6'] as const;

export interface ChatSettings {
  /** Default: an id that the AI SDK makes. */
  readonly id?: string;
  readonly messages?: UIMessage[];
  readonly token?: string;
  /** Address of the server. Default: the test server's. */
  readonly url?: string;
}

/** Creates a chat with the transport as the AI SDK documents it. */
export async function createChat(
  server: TestServer,
  version: (typeof versions)[number],
  agentId: number,
  { id, messages = [], token, url = server.url }: ChatSettings = {},
): Promise<Chat> {
  const options = {
    api: `${url}/chat`,
    headers: { Authorization: `Bearer ${token ?? (await server.tokenFor())}` },
    body: { agentId },
  };
  const transport =
    version === '6'
      ? new ai6.DefaultChatTransport(options)
      : (new ai5.DefaultChatTransport(options) as unknown as ai6.DefaultChatTransport<UIMessage>);
  const given = { ...(id === undefined ? {} : { id }), transport, state: new MemoryState(messages) };
  return version === '6' ? new Chat6(given) : new Chat5(given);
}

export const textOf = (message: UIMessage | undefined): string =>
  (message?.parts ?? []).flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('');

/** Returns the id of the conversation, which the stream's `start` event carries. */
export function threadIdOf({ messages }: Chat): string {
  const { threadId } = (messages.findLast(({ role }) => role === 'assistant')?.metadata ?? {}) as { threadId?: string };
  if (threadId === undefined) throw new Error('no answer names its conversation');
  return threadId;
}
