// Checks the query of a request. The validator's own check accepts any JavaScript number, such as `0x10`, and reads 400
// digits as Infinity. It also parses `a[b]=1` as an object, and throws an error for malformed encoding.
import type { ErrorDetail } from '../../platform/errors.js';
import { messageFor } from '../../generated/problem-messages.js';
import { notations, readPairs } from '../../generated/query-text.js';
import { reasons } from '../../generated/reasons.js';

export interface QueryParameter {
  name: string;
  required: boolean;
  type: string;
  minimum: number;
  maximum: number;
}

function problemOfNumber(text: string, notation: RegExp, { type, minimum, maximum }: QueryParameter): string | null {
  if (!notation.test(text)) return messageFor('type', type);
  const value = Number(text);
  if (value < minimum) return messageFor('minimum', minimum);
  return value > maximum ? messageFor('maximum', maximum) : null;
}

function problemOf(parameter: QueryParameter, text: string | null, isRepeated: boolean): string | null {
  if (text === null) return reasons.request.notPercentEncoded;
  if (text.includes('\0')) return messageFor('pattern', '^[^\\u0000]*$');
  const { type } = parameter;
  if (isRepeated && type !== 'array') return reasons.request.repeated;
  const notation = notations[type];
  if (notation) return problemOfNumber(text, notation, parameter);
  return text === '' ? reasons.request.emptyParameter : null;
}

/** `findMore` checks the parameters in which this function finds no problem. */
export function findQueryProblems(
  url: string,
  parameters: ReadonlyMap<string, QueryParameter>,
  findMore?: (name: string, text: string) => ErrorDetail[],
): ErrorDetail[] {
  const start = url.indexOf('?');
  const query = start === -1 ? '' : url.slice(start + 1);
  const problems = new Map<string, string>();
  const given = new Map<string, string>();
  for (const [name, text] of readPairs(query)) {
    const parameter = parameters.get(name);
    const problem =
      parameter === undefined ? reasons.request.unknownParameter : problemOf(parameter, text, given.has(name));
    if (problem !== null && !problems.has(name)) problems.set(name, problem);
    // A list may be given as several parameters of the same name.
    given.set(name, given.has(name) ? `${given.get(name)},${text}` : (text ?? ''));
  }
  for (const { name, required } of parameters.values()) {
    if (required && !given.has(name)) problems.set(name, messageFor('required', true));
  }
  const found = [...problems].map(([name, message]): ErrorDetail => ({ message, path: [name], in: 'query' }));
  if (findMore === undefined) return found;
  const others = [...given].filter(([name]) => !problems.has(name));
  return [...found, ...others.flatMap(([name, text]) => findMore(name, text))];
}
