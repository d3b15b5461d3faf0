import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { readContract } from '../../codegen/contract/contract.js';

test('the table of the guide has the statuses of the contract', () => {
  const guide = readFileSync(new URL('../../server/docs/guides/errors.md', import.meta.url), 'utf8');
  const explained = [...guide.matchAll(/^\| (\d{3}) /gm)].map(([, status]) => Number(status));
  const declared = new Set(readContract().errors.map(({ status }) => status));
  expect(explained).toEqual([...declared].sort((a, b) => a - b));
});
