// Generates the texts of `x-reasons`.
import type { Contract } from '../contract/contract.js';
import { constant, json } from '../typescript-source.js';

export const reasonsComment = 'Texts in replies that explain a problem. `{value}` is a placeholder.';

/** Generates a separate module, so that the process that reads documents loads little code. */
export const generateReasons = ({ document }: Contract): string =>
  constant({
    name: 'reasons',
    comment: reasonsComment,
    value: json(document['x-reasons'], 2),
  });
