// Error texts for invalid settings. Each text follows the name of the setting, and omits the value, which may be
// secret.
import { z } from 'zod';

export const httpUrl = z.url({
  protocol: /^https?$/,
  error: 'must be a URL that begins with http:// or https://',
});

const typeNames: Record<string, string> = {
  array: 'a list',
  boolean: 'true or false',
  number: 'a number',
  object: 'an object',
  string: 'text',
};

const counted = (count: unknown, noun: string): string => `${String(count)} ${noun}${Number(count) === 1 ? '' : 's'}`;

function lengthOrSize(origin: string, word: 'least' | 'most', limit: unknown): string {
  if (origin === 'string') return `must have at ${word} ${counted(limit, 'character')}`;
  if (origin === 'array') return `must have at ${word} ${counted(limit, 'item')}`;
  return `must be at ${word} ${String(limit)}`;
}

/** Returns the text for a problem whose schema defines no text. */
export function valueProblem(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is missing' : `must be ${typeNames[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return issue.values.length === 1
        ? `must be ${String(issue.values[0])}`
        : `must be one of: ${issue.values.map(String).join(', ')}`;
    case 'too_small':
      return lengthOrSize(issue.origin, 'least', issue.minimum);
    case 'too_big':
      return lengthOrSize(issue.origin, 'most', issue.maximum);
    case 'unrecognized_keys':
      return `has a field that does not exist: ${issue.keys.join(', ')}`;
    default:
      return 'is not valid';
  }
}
