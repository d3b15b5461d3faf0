// Generates the reasons why a request is refused, or something has no result, from `x-reasons`.
import type { Contract } from '../contract/contract.js';
import { constant, json } from '../typescript-source.js';

export const reasonsComment =
  'Why a request is refused, or something has no result, as texts for users. `{value}` is a placeholder.';

/** The process that reads documents loads the generated module, which therefore contains nothing else. */
export const generateReasons = ({ document }: Contract): string =>
  constant({
    name: 'reasons',
    comment: reasonsComment,
    value: json(document['x-reasons'], 2),
  });
