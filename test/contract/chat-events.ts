// Checks that each event of a chat has a type that the contract lists, and matches the AI SDK's schema of this type.
import { asSchema, uiMessageChunkSchema, type UIMessageChunk } from 'ai';
import { document } from './support.js';

// Lines can break anywhere in the description.
const [, list = ''] =
  /\sa\s+`type`:\s(.*)\.\s+The last line/s.exec(document.components.schemas.ChatEventStream.description) ?? [];
export const eventTypes = [...list.matchAll(/`([a-z-]+)`/g)].map(([, type]) => type);
const schema = asSchema<UIMessageChunk>(uiMessageChunkSchema);

/** Does not report unknown fields, because the AI SDK's schema accepts them. */
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

/** Only a whole stream must end with `[DONE]`. */
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
