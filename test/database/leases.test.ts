import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Knex } from 'knex';
import {
  createLeases,
  LeaseLostError,
  LeaseTimeoutError,
  type Leases,
  type RenewLease,
} from '../../server/platform/leases/named-leases.js';
import { acquireTestDatabase, openTestDatabase, type TestDatabase } from '../support/database.js';

const lease = { organizationId: 'org_2kTestMain', name: 'member:user_1' };
const times = { lifetimeMs: 60_000, waitTimeoutMs: 300 };

let testDatabase: TestDatabase;
let database: Knex;
let leases: Leases;
let warnings: string[];

beforeEach(async () => {
  testDatabase = await acquireTestDatabase();
  database = openTestDatabase(testDatabase.url, 4);
  warnings = [];
  leases = createLeases(database, { warn: (_fields: unknown, message?: string) => void warnings.push(message ?? '') });
});

afterEach(async () => {
  await database.destroy();
  await testDatabase.release();
});

/** Renames the table, so that no lease can be renewed or released. */
async function breakTable(): Promise<void> {
  await database.raw('alter table leases rename to broken_leases');
}

test('work that is done keeps its result if the release of its lease fails', async () => {
  const work = async () => {
    await breakTable();
    return 'done';
  };
  await expect(leases.hold(lease, times, work)).resolves.toBe('done');
  expect(warnings).toEqual(['a lease was not released; it expires by itself']);
});

test('work that fails keeps its error if the release of its lease fails', async () => {
  const work = async () => {
    await breakTable();
    throw new Error('the provider refused');
  };
  await expect(leases.hold(lease, times, work)).rejects.toThrow('the provider refused');
});

test('the time of slow statements counts as waiting for the lease', async () => {
  let attempts = 0;
  database.on('query', ({ sql }: { sql: string }) => (attempts += /insert into leases/.test(sql) ? 1 : 0));
  await leases.hold(lease, times, async () => {
    const lock = await database.transaction();
    await lock.raw('lock table leases in exclusive mode');
    const second = leases.hold(lease, times, async () => 'not reached');
    const outcome = expect(second).rejects.toThrow(LeaseTimeoutError);
    await lock.raw('select pg_sleep(0.5)');
    await lock.commit();
    await outcome;
  });
  // Each caller made one attempt. The second caller's attempt waited for the lock for longer than the timeout.
  expect(attempts).toBe(2);
  expect(warnings).toEqual([]);
});

test('no other caller gets the lease while work takes longer than the lifetime of the lease', async () => {
  const short = { lifetimeMs: 600, waitTimeoutMs: 20_000 };
  const steps: string[] = [];
  const workOf = (name: string) => async (renew: RenewLease) => {
    steps.push(`${name} reads`);
    await sleep(1_500);
    await renew();
    steps.push(`${name} writes`);
  };
  await Promise.all([leases.hold(lease, short, workOf('one')), leases.hold(lease, short, workOf('other'))]);
  const [first, second] = steps[0] === 'one reads' ? ['one', 'other'] : ['other', 'one'];
  expect(steps).toEqual([`${first} reads`, `${first} writes`, `${second} reads`, `${second} writes`]);
});

test('work does not write if its lease expired and another caller took it', async () => {
  const steps: string[] = [];
  const late = leases.hold(lease, times, async (renew) => {
    await database.raw("update leases set expires_at = now() - interval '1 second'");
    await leases.hold(lease, times, async () => steps.push('the other caller writes'));
    await renew();
    steps.push('the late work writes');
  });
  await expect(late).rejects.toThrow(LeaseLostError);
  expect(steps).toEqual(['the other caller writes']);
});

test('work renews a lease that expired if no other caller took it', async () => {
  const done = leases.hold(lease, times, async (renew) => {
    await database.raw("update leases set expires_at = now() - interval '1 second'");
    await renew();
    await expect(leases.hold(lease, times, async () => 'not reached')).rejects.toThrow(LeaseTimeoutError);
    return 'done';
  });
  await expect(done).resolves.toBe('done');
});

test('a failed renewal of a lease does not end the work, but fails the check before a write', async () => {
  const done = leases.hold(lease, { ...times, lifetimeMs: 150 }, async (renew) => {
    await breakTable();
    await sleep(200);
    await expect(renew()).rejects.toThrow('leases');
    await database.raw('alter table broken_leases rename to leases');
    await renew();
    return 'done';
  });
  await expect(done).resolves.toBe('done');
});
