import type { CallResult, TestServer } from '../support/server.js';
import { chat, createEcho, message, readConversation, type Chatted } from '../api/chat/chat-client.js';

type Body = CallResult['body'];

const definition = (config: Record<string, unknown>) => ({
  description: 'A copy from the catalog.',
  parameters: {},
  config,
});

/** Creates an echoing agent. `tools` has the settings of each platform tool of the agent. */
export const agentWith = (
  server: TestServer,
  tools: Record<string, Record<string, unknown>>,
  fields: Record<string, unknown> = {},
): Promise<Body> =>
  createEcho(server, {
    tools: Object.fromEntries(Object.entries(tools).map(([name, config]) => [name, definition(config)])),
    ...fields,
  });

/** Returns the line that makes the offline model call a tool. */
export const call = (tool: string, input: unknown): string => `call ${tool} ${JSON.stringify(input)}`;

export interface Ran extends Chatted {
  conversation: Body;
  /** The tool call parts of the stored answer. */
  calls: Body[];
}

/** Sends a message, waits for the answer, and reads the stored conversation. */
export async function run(server: TestServer, agentId: number, text: string): Promise<Ran> {
  const chatted = await chat(server, message(agentId, text));
  const conversation = await readConversation(server, chatted.threadId);
  const parts: Body[] = conversation.messages.at(-1).role === 'assistant' ? conversation.messages.at(-1).parts : [];
  return { ...chatted, conversation, calls: parts.filter(({ type }) => type.startsWith('tool-')) };
}
