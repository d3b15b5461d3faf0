// Results of tools as they can be given to a model and kept: JSON, and not too much of it.
import { limits } from '../../../generated/limits.js';

/** About 25,000 tokens. */
const maxCharacters = limits['MessageToolPart.output'].cutAfterCharacters;

const ending = (length: number) =>
  `\n[Cut: the result has ${length} characters, these are the first ${maxCharacters}.]`;

/** Never ends with half of a surrogate pair. */
const beginningOf = (text: string) => text.slice(0, maxCharacters).replace(/[\uD800-\uDBFF]$/, '');

export function boundedOutput(output: unknown): unknown {
  if (typeof output === 'string')
    return output.length <= maxCharacters ? output : beginningOf(output) + ending(output.length);
  const json = JSON.stringify(output) as string | undefined;
  if (json === undefined) return null;
  // Half of a JSON document is none: it is given as text.
  return json.length <= maxCharacters ? (JSON.parse(json) as unknown) : beginningOf(json) + ending(json.length);
}
