// What the tests of runs share.
import type { CallResult, TestServer } from '../support/server.js';
import { chat, createEcho, message, readConversation, type Chatted } from '../api/conversations/chat-client.js';

type Body = CallResult['body'];

const definition = (config: Record<string, unknown>) => ({
  description: 'A copy from the catalog.',
  parameters: {},
  config,
});

/** An echoing agent with platform tools, each with its settings. */
export const agentWith = (
  server: TestServer,
  tools: Record<string, Record<string, unknown>>,
  fields: Record<string, unknown> = {},
): Promise<Body> =>
  createEcho(server, {
    tools: Object.fromEntries(Object.entries(tools).map(([name, config]) => [name, definition(config)])),
    ...fields,
  });

/** The line that makes the offline model call a tool. */
export const call = (tool: string, input: unknown): string => `call ${tool} ${JSON.stringify(input)}`;

export interface Ran extends Chatted {
  conversation: Body;
  /** Parts of calls of tools in the stored answer. */
  calls: Body[];
}

/** Says something, waits for the answer, and reads what is stored of it. */
export async function run(server: TestServer, agentId: number, text: string): Promise<Ran> {
  const chatted = await chat(server, message(agentId, text));
  const conversation = await readConversation(server, chatted.threadId);
  const parts: Body[] = conversation.messages.at(-1).role === 'assistant' ? conversation.messages.at(-1).parts : [];
  return { ...chatted, conversation, calls: parts.filter(({ type }) => type.startsWith('tool-')) };
}
