// Whatever breaks the contract in one place is a 400 that names the place.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { operations } from '../contract/support.js';
import { brokenRequests, type BrokenRequest } from './requests.js';
import { check, differenceOf, inParallel, report, type Outcome, type Reply } from './run.js';
import { createWorld, type World } from './world.js';

let world: World;
const outcomes = new Map<string, Promise<Outcome>>();

function judge({ operation, path, rule }: BrokenRequest, reply: Reply): string | null {
  if (reply.status !== 400) return `breaks ${rule} at ${path.join('.')}, and is answered with ${reply.status}`;
  const named = (reply.body.details ?? []) as { path: string[]; in: string }[];
  // A value of no variant's type may be of another variant's: then what is wrong inside of that one is named.
  // Likewise a field that is missing in one variant: the fields that the meant variant misses are named beside it.
  const place = (given: readonly string[]) => (rule === 'required' && isInVariant ? given.slice(0, -1) : given);
  const isInVariant = path.includes('tools');
  const isNamed = (given: string[]) =>
    JSON.stringify(rule === 'type' ? given.slice(0, path.length) : place(given)) === JSON.stringify(place(path));
  if (!named.some((detail) => isNamed(detail.in === 'body' ? detail.path : [detail.in, ...detail.path])))
    return `breaks ${rule} at ${path.join('.')}, which is not named`;
  return differenceOf(operation, reply);
}

beforeAll(async () => {
  world = await createWorld();
  const running = inParallel(
    operations.map((operation) => () => check(world, fc.oneof(...brokenRequests(operation, world)), judge)),
  );
  operations.forEach(({ id }, index) => outcomes.set(id, running[index]!));
  await Promise.allSettled(running);
}, 1_200_000);
afterAll(async () => {
  const settled = await Promise.all(
    [...outcomes].map(async ([id, outcome]) => [id, await outcome.catch(() => null)] as const),
  );
  report('broken requests', new Map(settled.filter((entry): entry is [string, Outcome] => entry[1] !== null)));
  await world?.server.stop();
});

test.each(operations.map(({ id }) => id))('%s: 400 that names the field', async (id) => {
  const { statuses } = await outcomes.get(id)!;
  expect([...statuses.keys()]).toEqual([400]);
});
