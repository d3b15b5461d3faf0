import { expect, test } from '@jest/globals';
import { seconds } from '../../../sdk/examples/console/src/format.js';

test.each([
  [0.04, '0 s'],
  [59.94, '59.9 s'],
  [59.97, '1 min 0 s'],
  [119.4, '1 min 59 s'],
  [119.7, '2 min 0 s'],
])('a duration of %d s is shown as %s', (value, shown) => expect(seconds(value)).toBe(shown));
