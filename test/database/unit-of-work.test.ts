import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { systemOrigin } from '../../server/platform/audit.js';
import { createManualCommitUnit } from '../../server/platform/unit-of-work/manual-commit-unit.js';
import { autocommit } from '../../server/platform/unit-of-work/unit-of-work.js';
import { acquireTestDatabase, type TestDatabase } from '../support/database.js';

let own: TestDatabase;
beforeAll(async () => {
  own = await acquireTestDatabase({ isMigrated: false });
  await own.database.raw('create table notes (text text)');
});
afterAll(() => own?.release());

const texts = async () => own.database('notes').orderBy('text').pluck<string[]>('text');
const fail = () => Promise.reject(new Error('the storage is unavailable'));

test('an action that fails after a commit does not fail the commit, and the next action runs', async () => {
  const unit = createManualCommitUnit(null, systemOrigin);
  const events: unknown[] = [];
  const onError = (error: unknown) => void events.push((error as Error).message);
  await unit.transaction(own.database, (transaction) => transaction.raw("insert into notes values ('kept')"));
  await unit.afterCommit(fail, onError);
  await unit.afterCommit(async () => void events.push(await texts()), onError);
  expect(events).toEqual([]);
  expect(await unit.commit(async () => undefined)).toBe(true);
  expect(events).toEqual(['the storage is unavailable', ['kept']]);
});

test('no action of afterCommit runs after a rollback', async () => {
  const unit = createManualCommitUnit(null, systemOrigin);
  const events: unknown[] = [];
  await unit.transaction(own.database, (transaction) => transaction.raw("insert into notes values ('lost')"));
  await unit.afterCommit(
    () => events.push('action'),
    () => events.push('error'),
  );
  await unit.rollback();
  expect([events, await texts()]).toEqual([[], ['kept']]);
});

test.each<[string, (unit: ReturnType<typeof createManualCommitUnit>) => Promise<unknown>]>([
  ['a commit', (unit) => unit.commit(async () => undefined)],
  ['a failed commit', (unit) => unit.commit(fail).catch(() => undefined)],
  ['a rollback', (unit) => unit.rollback()],
])('the actions of afterEnd run once after %s', async (_end, end) => {
  const unit = createManualCommitUnit(null, systemOrigin);
  const events: string[] = [];
  await unit.transaction(own.database, (transaction) => transaction.raw('select 1'));
  unit.afterEnd(() => events.push('last action'));
  expect(events).toEqual([]);
  await end(unit);
  await unit.rollback();
  expect(events).toEqual(['last action']);
});

test('the actions of afterEnd run after those of afterCommit', async () => {
  const unit = createManualCommitUnit(null, systemOrigin);
  const events: string[] = [];
  await unit.transaction(own.database, (transaction) => transaction.raw('select 1'));
  unit.afterEnd(() => events.push('afterEnd'));
  await unit.afterCommit(
    () => events.push('afterCommit'),
    () => undefined,
  );
  await unit.commit(async () => undefined);
  expect(events).toEqual(['afterCommit', 'afterEnd']);
});

test('an action that fails after a commit does not fail a change that commits immediately', async () => {
  const events: unknown[] = [];
  await autocommit.afterCommit(fail, (error) => events.push((error as Error).message));
  expect(events).toEqual(['the storage is unavailable']);
});
