// Generates the reasons why something has no result, from `x-reasons`.
import type { Contract } from './contract.js';
import { constant, json } from './source.js';

/** Returns the source of a module with only the reasons, because the process that reads documents loads it too. */
export const generateReasons = ({ document }: Contract): string =>
  constant({
    name: 'reasons',
    comment: 'Why something has no result, as texts for users. `{value}` is a placeholder.',
    value: json(document['x-reasons'], 2),
  });
