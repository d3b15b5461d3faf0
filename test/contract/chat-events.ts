// What the contract says of the events of a chat: the AI SDK's UI-message stream, of which it names the types.
import { asSchema, uiMessageChunkSchema, type UIMessageChunk } from 'ai';
import { document } from './support.js';

const [, list = ''] =
  /a `type`: (.*)\. The last line/s.exec(document.components.schemas.ChatEventStream.description) ?? [];
const eventTypes = [...list.matchAll(/`([a-z-]+)`/g)].map(([, type]) => type);
const schema = asSchema<UIMessageChunk>(uiMessageChunkSchema);

/** What is wrong with an event. The SDK's schema lets fields pass that it does not know. */
async function eventDifference(event: unknown): Promise<string | null> {
  const { type } = event as { type?: string };
  if (!eventTypes.includes(type)) return `${type} is not a type that the contract names`;
  const result = await schema.validate!(event);
  return result.success ? null : `${type}: ${result.error.message}`;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** What is wrong with a stream, as far as it went; a stream that came to its end says so. */
export async function streamDifferences(text: string, { isWhole }: { isWhole: boolean }): Promise<string[]> {
  const blocks = text.split('\n\n');
  // A block without its end was cut off.
  const rest = blocks.pop();
  const data = blocks
    .filter((block) => !block.startsWith(':'))
    .map((block) => (block.startsWith('data: ') ? block.slice(6) : block));
  const isDone = data.at(-1) === '[DONE]';
  const found = await Promise.all((isDone ? data.slice(0, -1) : data).map((event) => eventDifference(parsed(event))));
  const ending = isWhole && (!isDone || rest !== '') ? ['the last line is not [DONE]'] : [];
  return [...found.filter((difference) => difference !== null), ...ending];
}
