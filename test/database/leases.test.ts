// Tests leases against a database that is slow or fails. test/knowledge-bases/stored-texts.test.ts and
// test/api/organization/updateUserMetadata.test.ts test what leases protect.
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Knex } from 'knex';
import { createLeases, LeaseTimeout, type Leases } from '../../server/platform/leases/leases.js';
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

/** Work after which no lease can be released. */
async function breakTable(): Promise<void> {
  await database.raw('alter table leases rename to broken_leases');
}

test('work that is done keeps its result if the release fails', async () => {
  const work = async () => {
    await breakTable();
    return 'done';
  };
  await expect(leases.hold(lease, times, work)).resolves.toBe('done');
  expect(warnings).toEqual(['a lease was not released; it expires by itself']);
});

test('work that fails keeps its error if the release fails', async () => {
  const work = async () => {
    await breakTable();
    throw new Error('the provider refused');
  };
  await expect(leases.hold(lease, times, work)).rejects.toThrow('the provider refused');
});

test('the time of slow statements counts as waiting', async () => {
  let attempts = 0;
  database.on('query', ({ sql }: { sql: string }) => (attempts += /insert into leases/.test(sql) ? 1 : 0));
  await leases.hold(lease, times, async () => {
    const lock = await database.transaction();
    await lock.raw('lock table leases in exclusive mode');
    const second = leases.hold(lease, times, async () => 'not reached');
    const outcome = expect(second).rejects.toThrow(LeaseTimeout);
    await lock.raw('select pg_sleep(0.5)');
    await lock.commit();
    await outcome;
  });
  // One of the first holder, and one that waited for the lock for longer than the timeout.
  expect(attempts).toBe(2);
  expect(warnings).toEqual([]);
});
