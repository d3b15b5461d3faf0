// Creates chats of the AI SDK, versions 5 to 7, with the class that React's `useChat` uses.
import * as ai6 from 'ai';
import type { AbstractChat, ChatState, ChatStatus, UIMessage } from 'ai';
import { installedTool } from '../../.config/tools/install.js';
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

export type Chat = AbstractChat<UIMessage>;

/** All versions have the same methods, but their types of tool parts differ. */
type Client = Pick<typeof ai6, 'AbstractChat' | 'DefaultChatTransport'>;

/** Returns no client if the version is not installed. `file` is the main file of the package. */
function clientOf(version: '5' | '7', file: string): Record<string, () => Promise<Client>> {
  const tool = `ai-sdk-${version}` as const;
  const folder = installedTool(tool);
  if (folder !== null) return { [version]: () => import(`${folder}/node_modules/ai/${file}`) as Promise<Client> };
  console.warn(`skipped: version ${version} of the AI SDK (npm run tool -- --install ${tool})`);
  return {};
}

const clients: Readonly<Record<string, () => Promise<Client>>> = {
  ...clientOf('5', 'dist/index.mjs'),
  '6': async () => ai6,
  ...clientOf('7', 'dist/index.js'),
};

export const versions = Object.keys(clients);

export interface ChatSettings {
  /** Id of the chat. Default: an id that the AI SDK creates. */
  readonly id?: string;
  readonly messages?: UIMessage[];
  readonly token?: string;
  readonly url?: string;
}

export async function createChat(
  server: TestServer,
  version: string,
  agentId: number,
  { id, messages = [], token, url = server.url }: ChatSettings = {},
): Promise<Chat> {
  const load = clients[version];
  if (load === undefined) throw new Error(`Version ${version} of the AI SDK is not installed`);
  const { AbstractChat, DefaultChatTransport } = await load();
  const transport = new DefaultChatTransport<UIMessage>({
    api: `${url}/chat`,
    headers: { Authorization: `Bearer ${token ?? (await server.tokenFor())}` },
    body: { agentId },
  });
  class MemoryChat extends AbstractChat<UIMessage> {}
  return new MemoryChat({ ...(id === undefined ? {} : { id }), transport, state: new MemoryState(messages) });
}

export const textOf = (message: UIMessage | undefined): string =>
  (message?.parts ?? []).flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('');

/** Returns the id of the conversation, which the stream's `start` event carries. */
export function threadIdOf({ messages }: Chat): string {
  const { threadId } = (messages.findLast(({ role }) => role === 'assistant')?.metadata ?? {}) as { threadId?: string };
  if (threadId === undefined) throw new Error('no answer names its conversation');
  return threadId;
}
