// Checks the query of a request. The validator's own check accepts any JavaScript number, such as `0x10`, and reads 400
// digits as Infinity. It also parses `a[b]=1` as an object, and throws an error for malformed encoding.
import type { ErrorDetail } from '../../platform/errors.js';
import { messageFor } from '../../generated/problem-messages.js';
import { reasons } from '../../generated/reasons.js';

export interface QueryParameter {
  name: string;
  required: boolean;
  type: string;
  minimum: number;
  maximum: number;
}

/**
 * The accepted decimal notations. JavaScript writes numbers below 1e-6 with an exponent, and others with at most 22
 * digits after the point.
 */
const notations = {
  integer: /^(0|-?[1-9]\d{0,15})$/,
  number: /^-?(0|[1-9]\d{0,15})(\.\d{1,22})?(e[+-]?\d{1,3})?$/i,
};

const isNumeric = (type: string): type is keyof typeof notations => type in notations;

function problemOfNumber(
  text: string,
  type: keyof typeof notations,
  { minimum, maximum }: QueryParameter,
): string | null {
  if (!notations[type].test(text)) return messageFor('type', type);
  const value = Number(text);
  if (value < minimum) return messageFor('minimum', minimum);
  return value > maximum ? messageFor('maximum', maximum) : null;
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return null;
  }
}

function problemOf(parameter: QueryParameter, text: string | null, isRepeated: boolean): string | null {
  if (text === null) return reasons.request.notPercentEncoded;
  if (text.includes('\0')) return messageFor('pattern', '^[^\\u0000]*$');
  const { type } = parameter;
  if (isRepeated && type !== 'array') return reasons.request.repeated;
  if (isNumeric(type)) return problemOfNumber(text, type, parameter);
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
  for (const pair of query === '' ? [] : query.split('&')) {
    if (pair === '') continue;
    const [name = '', ...rest] = pair.split('=');
    const known = decode(name);
    const parameter = known === null ? undefined : parameters.get(known);
    const label = known ?? name;
    const text = decode(rest.join('='));
    const problem =
      parameter === undefined ? reasons.request.unknownParameter : problemOf(parameter, text, given.has(label));
    if (problem !== null && !problems.has(label)) problems.set(label, problem);
    // A list may be given as several parameters of the same name.
    given.set(label, given.has(label) ? `${given.get(label)},${text}` : (text ?? ''));
  }
  for (const { name, required } of parameters.values()) {
    if (required && !given.has(name)) problems.set(name, messageFor('required', true));
  }
  const found = [...problems].map(([name, message]): ErrorDetail => ({ message, path: [name], in: 'query' }));
  if (findMore === undefined) return found;
  const others = [...given].filter(([name]) => !problems.has(name));
  return [...found, ...others.flatMap(([name, text]) => findMore(name, text))];
}
