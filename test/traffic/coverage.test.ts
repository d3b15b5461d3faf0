import { expect, test } from '@jest/globals';
import { operations } from '../../server/generated/operations.js';
import { judge, sharesOf } from './coverage.js';

/** Returns whether traffic with every status of the contract except these is sufficient, and the missing statuses. */
function judgeWithout(unseen: readonly { id: string; status: number }[]): { isEnough: boolean; missing: string[] } {
  const isUnseen = (id: string, status: number) => unseen.some((one) => one.id === id && one.status === status);
  const shares = sharesOf({
    operations: Object.entries(operations).map(([operationId, { statuses }]) => {
      const toItem = (status: number) => ({ kind: 'response' as const, status: String(status) });
      return {
        operationId,
        covered: statuses.filter((status) => !isUnseen(operationId, status)).map(toItem),
        missing: statuses.filter((status) => isUnseen(operationId, status)).map(toItem),
      };
    }),
  }).filter(({ name }) => name.startsWith('statuses'));
  return { isEnough: judge(shares).isEnough, missing: shares.flatMap(({ missing }) => missing) };
}

test('traffic is not sufficient if a success or a refusal is missing', () => {
  for (const [id, { statuses }] of Object.entries(operations))
    for (const status of statuses.filter((one) => one < 500 && one !== 405))
      expect(judgeWithout([{ id, status }])).toEqual({ isEnough: false, missing: [`${id}: ${status}`] });
});

test('traffic with every status is sufficient', () => {
  expect(judgeWithout([])).toEqual({ isEnough: true, missing: [] });
});

test('a 405, and a few failures that tests cannot cause, may be missing', () => {
  expect(judgeWithout([{ id: 'bulkRemoveUsers', status: 405 }])).toEqual({ isEnough: true, missing: [] });
  expect(judgeWithout([{ id: 'listTools', status: 500 }])).toEqual({ isEnough: true, missing: ['listTools: 500'] });
});
