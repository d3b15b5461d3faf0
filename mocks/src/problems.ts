// Converts Prism's violations to the error details that the contract describes.
import { messageFor } from '../../codegen/copied/problem-messages.js';
import type { Operation } from './contract.js';
import type { Violation } from './prism.js';
import type { Detail } from './reply.js';

const parts: Record<string, Detail['in']> = { body: 'body', query: 'query', header: 'header' };

/** Removes the field name from the start of Prism's message, because `path` contains it. */
const withoutSubject = (message: string): string => /\b(must|must NOT|is|has)\b.*$/s.exec(message)?.[0] ?? message;

/** Returns the field name that Prism's message has in quotes at its end. */
const quotedName = (message: string): string | undefined => /'([^']+)'\)?$/.exec(message)?.[1];

/** Restores the contract's spelling. Prism writes parameter names in lower case. */
function spell({ query, headers }: Operation, part: string, [name, ...rest]: readonly string[]): string[] {
  if (name === undefined) return [];
  const known = part === 'query' ? [...query] : part === 'header' ? headers : [];
  return [known.find((one) => one.toLowerCase() === name.toLowerCase()) ?? name, ...rest];
}

/** Returns the server's message for a pattern, otherwise Prism's message without the field name. */
function toSentence(message: string, patternMessages: ReadonlyMap<string, string>): string {
  const pattern = /must match pattern "(.*)"/s.exec(message)?.[1];
  return pattern === undefined
    ? withoutSubject(message).slice(0, 500)
    : messageFor('pattern', pattern, patternMessages.get(pattern));
}

export function toDetail(
  operation: Operation,
  { path: [part = 'body', ...given], keyword, message }: Violation,
  patternMessages: ReadonlyMap<string, string>,
): Detail {
  const names = spell(operation, part, given);
  const place = { in: parts[part] ?? 'body', path: names.slice(0, 10).map((name) => name.slice(0, 100)) };
  const name = quotedName(message);
  if (keyword === 'required') {
    const isNamed = name === undefined || names.at(-1)?.toLowerCase() === name.toLowerCase();
    return {
      message: messageFor('required', names),
      ...place,
      path: isNamed ? place.path : spell(operation, part, [...place.path, name]),
    };
  }
  if (keyword === 'additionalProperties')
    return {
      message: messageFor('additionalProperties', false),
      ...place,
      path: name === undefined ? place.path : [...place.path, name],
    };
  return { message: toSentence(message, patternMessages), ...place };
}
