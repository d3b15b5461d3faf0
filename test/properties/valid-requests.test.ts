// Whatever the contract allows is answered as the contract says, and never with a failure of the server.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { operations, type RawOperation } from '../contract/support.js';
import { isListed } from './refusals.js';
import { validRequests } from './requests.js';
import { check, differenceOf, hasSucceeded, inParallel, report, type Outcome, type Reply } from './run.js';
import { createWorld, type World } from './world.js';

// Records are read and changed while they are there, then deleted; people go last, because their tasks and conversations go with them.
const rank = ({ id, method }: RawOperation) => (/removeUsers$/i.test(id) ? 2 : method === 'delete' ? 1 : 0);

let world: World;
const outcomes = new Map<string, Promise<Outcome>>();

function judge(operation: RawOperation, reply: Reply): string | null {
  if (reply.status >= 500) return 'the server failed';
  if (reply.status === 400 && !isListed(operation.id, reply.body))
    return 'matches the contract, and is refused for a reason that test/properties/refusals.ts does not list';
  return differenceOf(operation, reply);
}

beforeAll(async () => {
  world = await createWorld();
  for (const wanted of [0, 1, 2]) {
    const those = operations.filter((operation) => rank(operation) === wanted);
    const running = inParallel(
      those.map(
        (operation) => () =>
          check(world, validRequests(operation, world), (_request, reply) => judge(operation, reply), hasSucceeded),
      ),
    );
    those.forEach(({ id }, index) => outcomes.set(id, running[index]!));
    await Promise.allSettled(running);
  }
}, 1_200_000);
afterAll(async () => {
  const settled = await Promise.all(
    [...outcomes].map(async ([id, outcome]) => [id, await outcome.catch(() => null)] as const),
  );
  report('valid requests', new Map(settled.filter((entry): entry is [string, Outcome] => entry[1] !== null)));
  await world?.server.stop();
});

test.each(operations.map(({ id }) => id))('%s: declared, matching, and at times a success', async (id) => {
  const { statuses } = await outcomes.get(id)!;
  expect({ statuses, hasSucceeded: hasSucceeded(statuses) }).toMatchObject({ hasSucceeded: true });
});
