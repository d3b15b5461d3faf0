// Formats JSON token by token, so that numbers beyond JavaScript's precision stay unchanged.
import { notOfType } from '../kinds.js';
import { documentError } from '../document-error.js';
import { fenced } from './fence.js';

const maxDepth = 500;
const maxIndentation = 40;

export function readJson(text: string): string {
  try {
    JSON.parse(text);
  } catch (error) {
    throw notOfType('json', error);
  }
  return fenced(layOut(text), 'json');
}

function layOut(json: string): string {
  const parts: string[] = [];
  let depth = 0;
  const newline = (): string => `\n${'  '.repeat(Math.min(depth, maxIndentation))}`;
  let isEmpty = false;
  for (const [token] of json.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],:]|[^\s{}[\],:"]+/g)) {
    if (token === '}' || token === ']') {
      depth -= 1;
      parts.push(isEmpty ? token : newline() + token);
      isEmpty = false;
      continue;
    }
    if (isEmpty) parts.push(newline());
    isEmpty = token === '{' || token === '[';
    if (isEmpty) depth += 1;
    if (depth > maxDepth) throw documentError('tooManyLevels', { values: { levels: maxDepth } });
    // Decode escapes such as \u00e4, because a search for the letter would not find them.
    parts.push(
      token === ','
        ? `,${newline()}`
        : token === ':'
          ? ': '
          : token.startsWith('"')
            ? JSON.stringify(JSON.parse(token))
            : token,
    );
  }
  return parts.join('');
}
