// What a conversation is called before anybody names it.
import { isFilePart, storableText, type MessagePart } from './parts.js';

const maxTitleLength = 80;

/** The first text of a message; null when it has none. */
export function firstTextOf(parts: readonly MessagePart[]): string | null {
  for (const part of parts) if (part.type === 'text' && 'text' in part) return part.text;
  return null;
}

/** The beginning of the message on one line, ended between two words; without a text the name of the first file. */
export function titleOf(parts: readonly MessagePart[]): string {
  const text = firstTextOf(parts)?.slice(0, 10 * maxTitleLength) ?? '';
  const line = oneLine(text) || oneLine(parts.find(isFilePart)?.filename ?? '');
  return shorten(line) || 'New conversation';
}

const oneLine = (text: string): string => storableText(text).replace(/\s+/g, ' ').trim();

function shorten(line: string): string {
  const characters = [...line];
  if (characters.length <= maxTitleLength) return line;
  const beginning = characters.slice(0, maxTitleLength - 1).join('');
  const lastSpace = beginning.lastIndexOf(' ');
  // A single word that fills the line is cut anywhere.
  return `${(lastSpace > maxTitleLength / 2 ? beginning.slice(0, lastSpace) : beginning).trimEnd()}…`;
}
