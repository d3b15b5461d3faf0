// Fills in the enum of the schema `ErrorCode` in openapi.yaml, because OpenAPI cannot refer to the keys of `x-errors`.
import { parseContract } from './contract.js';
import { InvalidContractError } from './document.js';

const lineWidth = 120;
const list = /^( {4}ErrorCode:\n(?: {6}.*\n)*?) {6}enum: \[[^\]]*\]/m;

export function withErrorCodes(text: string): string {
  if (!list.test(text)) throw new InvalidContractError('openapi.yaml: the schema ErrorCode has no list `enum: […]`');
  const [first, ...others] = Object.keys(parseContract(text)['x-errors']);
  const lines = [`      enum: [${first}`];
  for (const code of others) {
    const longer = `${lines.at(-1)}, ${code}`;
    // `<` leaves room for the comma or bracket that follows.
    if (longer.length < lineWidth) lines[lines.length - 1] = longer;
    else lines.push(`        ${code}`);
  }
  return text.replace(list, (_match, start: string) => `${start}${lines.join(',\n')}]`);
}
