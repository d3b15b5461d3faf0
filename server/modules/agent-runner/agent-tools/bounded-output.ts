import { limits } from '../../../generated/limits.js';
import { cutText } from '../../../platform/cut-text.js';

/** Maximum characters of a tool's result: about 25,000 tokens. */
const maxCharacters = limits['MessageToolPart.output'].cutAfterCharacters;

const ending = (length: number) =>
  `\n[Cut: the result has ${length} characters, these are the first ${maxCharacters}.]`;

export function boundedOutput(output: unknown): unknown {
  if (typeof output === 'string')
    return output.length <= maxCharacters ? output : cutText(output, maxCharacters) + ending(output.length);
  const json = JSON.stringify(output) as string | undefined;
  if (json === undefined) return null;
  // Truncated JSON is invalid, so return it as text.
  return json.length <= maxCharacters
    ? (JSON.parse(json) as unknown)
    : cutText(json, maxCharacters) + ending(json.length);
}
