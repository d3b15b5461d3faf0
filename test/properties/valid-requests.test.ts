// Tests that every valid request gets a reply that the contract declares, and never a server failure.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { operations, type RawOperation } from '../contract/support.js';
import { isRefusedByRule } from './refusals.js';
import { validRequests } from './requests.js';
import { check, differenceOf, hasSucceeded, inParallel, report, type Outcome, type Reply } from './run.js';
import { createFixture, type Fixture } from './fixture.js';

// Deletions follow reads and changes. Users are removed last, because their tasks are then disabled or deleted.
const rank = ({ id, method }: RawOperation) => (/removeUsers$|eraseUser/i.test(id) ? 2 : method === 'delete' ? 1 : 0);

let fixture: Fixture;
const outcomes = new Map<string, Promise<Outcome>>();

function judge(operation: RawOperation, reply: Reply): string | null {
  if (reply.status >= 500) return 'the server failed';
  const code = reply.headers.get('x-error-code');
  if (reply.status === 400 && !isRefusedByRule(operation.id, { code, body: reply.body }))
    return 'matches the contract, but is refused with an undeclared code or for a field that refusals.ts does not list';
  return differenceOf(operation, reply);
}

beforeAll(async () => {
  fixture = await createFixture(8);
  for (const wanted of [0, 1, 2]) {
    const those = operations.filter((operation) => rank(operation) === wanted);
    const running = inParallel(
      those.map(
        (operation) => () =>
          check(fixture, validRequests(operation, fixture), (_request, reply) => judge(operation, reply), hasSucceeded),
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
  await fixture?.server.stop();
});

test.each(operations.map(({ id }) => id))(
  '%s: every reply is declared and matches its schema, and some are successes',
  async (id) => {
    const { statuses } = await outcomes.get(id)!;
    expect({ statuses, hasSucceeded: hasSucceeded(statuses) }).toMatchObject({ hasSucceeded: true });
  },
);
