// Tests that a request that violates the contract in one place gets a 400 that names the place.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { operations } from '../contract/support.js';
import { brokenRequests, type BrokenRequest } from './requests.js';
import { check, differenceOf, inParallel, report, type Outcome, type Reply } from './run.js';
import { createFixture, type Fixture } from './fixture.js';

let fixture: Fixture;
const outcomes = new Map<string, Promise<Outcome>>();

function judge({ operation, path, rule }: BrokenRequest, reply: Reply): string | null {
  if (reply.status !== 400) return `breaks ${rule} at ${path.join('.')}, and returns ${reply.status}`;
  // The server truncates names in a path after 100 characters.
  const shown = path.map((name) => name.slice(0, 100));
  const named = (reply.body.details ?? []) as { message: string; path: string[]; in: string }[];
  // A value of the wrong type for one variant may have the type of another variant. The reply then names the invalid
  // fields of the other variant. In `tools`, a missing field can have the same effect.
  const place = (given: readonly string[]) => (rule === 'required' && isInVariant ? given.slice(0, -1) : given);
  const isInVariant = path.includes('tools');
  const isNamed = (given: string[]) =>
    JSON.stringify(rule === 'type' ? given.slice(0, path.length) : place(given)) === JSON.stringify(place(shown));
  // The problem "must have `id` or `url`" belongs to the object, and its sentence names the fields.
  const [parent, missing] = [shown.slice(0, -1), shown.at(-1) ?? ''];
  const isInSentence = (detail: { message: string }, given: string[]) =>
    rule === 'required' &&
    JSON.stringify(given) === JSON.stringify(parent) &&
    /^must have `/.test(detail.message) &&
    detail.message.includes(`\`${missing}\``);
  const isShown = (detail: (typeof named)[number]) => {
    const given = detail.in === 'body' ? detail.path : [detail.in, ...detail.path];
    return isNamed(given) || isInSentence(detail, given);
  };
  if (!named.some(isShown)) return `breaks ${rule} at ${path.join('.')}, which is not named`;
  return differenceOf(operation, reply);
}

beforeAll(async () => {
  // No request is accepted, so one record of each kind is enough.
  fixture = await createFixture(1);
  const running = inParallel(
    operations.map((operation) => () => check(fixture, fc.oneof(...brokenRequests(operation, fixture)), judge)),
  );
  operations.forEach(({ id }, index) => outcomes.set(id, running[index]!));
  await Promise.allSettled(running);
}, 1_200_000);
afterAll(async () => {
  const settled = await Promise.all(
    [...outcomes].map(async ([id, outcome]) => [id, await outcome.catch(() => null)] as const),
  );
  report('broken requests', new Map(settled.filter((entry): entry is [string, Outcome] => entry[1] !== null)));
  await fixture?.server.stop();
});

test.each(operations.map(({ id }) => id))('%s: returns 400 and names the field', async (id) => {
  const { statuses } = await outcomes.get(id)!;
  expect([...statuses.keys()]).toEqual([400]);
});
