import { defaultTitles } from '../../generated/operations.js';
import { isFilePart, storableText, type MessagePart } from './runs/message-parts.js';

const { characters: maxTitleLength, withoutText } = defaultTitles;

export function firstTextOf(parts: readonly MessagePart[]): string | null {
  for (const part of parts) if (part.type === 'text' && 'text' in part) return part.text;
  return null;
}

/**
 * Returns the beginning of the message in one line, cut between words if possible. If the message has no text, uses the
 * name of the first file. If it has neither, returns a fixed title.
 */
export function titleOf(parts: readonly MessagePart[]): string {
  const text = firstTextOf(parts)?.slice(0, 10 * maxTitleLength) ?? '';
  const line = oneLine(text) || oneLine(parts.find(isFilePart)?.filename ?? '');
  return shorten(line) || withoutText;
}

const oneLine = (text: string): string => storableText(text).replace(/\s+/g, ' ').trim();

function shorten(line: string): string {
  const characters = [...line];
  if (characters.length <= maxTitleLength) return line;
  const beginning = characters.slice(0, maxTitleLength - 1).join('');
  const lastSpace = beginning.lastIndexOf(' ');
  // Cut within a long word if a cut between words would leave at most half of the maximum length.
  return `${(lastSpace > maxTitleLength / 2 ? beginning.slice(0, lastSpace) : beginning).trimEnd()}…`;
}
