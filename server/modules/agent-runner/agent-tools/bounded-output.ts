// Converts a tool's result to JSON of bounded size for the model and the database.
import { limits } from '../../../generated/limits.js';

/** Maximum characters of a result: about 25,000 tokens. */
const maxCharacters = limits['MessageToolPart.output'].cutAfterCharacters;

const ending = (length: number) =>
  `\n[Cut: the result has ${length} characters, these are the first ${maxCharacters}.]`;

/** Cuts a text without splitting a surrogate pair. */
const beginningOf = (text: string) => text.slice(0, maxCharacters).replace(/[\uD800-\uDBFF]$/, '');

export function boundedOutput(output: unknown): unknown {
  if (typeof output === 'string')
    return output.length <= maxCharacters ? output : beginningOf(output) + ending(output.length);
  const json = JSON.stringify(output) as string | undefined;
  if (json === undefined) return null;
  // Truncated JSON is invalid, so return it as text.
  return json.length <= maxCharacters ? (JSON.parse(json) as unknown) : beginningOf(json) + ending(json.length);
}
