import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Knex } from 'knex';
import { createSlotRepository } from '../../server/modules/scheduled-tasks/executions/slots-repository.js';
import { acquireTestDatabase, type TestDatabase } from '../support/database.js';
import { ignoredEvents } from '../support/events.js';
import { dailyAt, insertAgent, insertTasks } from './data.js';

const organizationId = 'org_2kPlans';
let stored: TestDatabase;
beforeAll(async () => {
  stored = await acquireTestDatabase();
  const { database } = stored;
  const agentId = await insertAgent(database, organizationId);
  const later = new Date(Date.now() + 24 * 3_600_000);
  await insertTasks(database, {
    organizationId,
    agentId,
    count: 20_000,
    prompt: 'Later',
    schedule: dailyAt(later),
    nextRunAt: later,
  });
  await insertTasks(database, {
    organizationId,
    agentId,
    count: 300,
    prompt: 'Now',
    schedule: dailyAt(later),
    nextRunAt: new Date(Date.now() - 60_000),
  });
  await database.raw('analyze scheduled_tasks');
});
afterAll(() => stored?.release());

/** Runs an action, and returns the query plan of each statement whose beginning matches the pattern. */
async function plansOf(database: Knex, beginning: RegExp, action: () => Promise<unknown>): Promise<string[]> {
  const sent: { sql: string; bindings: readonly unknown[] }[] = [];
  const listener = (query: { sql: string; bindings: readonly unknown[] }) =>
    void (beginning.test(query.sql.trim()) && sent.push(query));
  database.on('query', listener);
  await action();
  database.removeListener('query', listener);
  const client = database.client as {
    acquireConnection(): Promise<{
      query(sql: string, values: readonly unknown[]): Promise<{ rows: Record<string, string>[] }>;
    }>;
    releaseConnection(connection: unknown): Promise<void>;
  };
  const connection = await client.acquireConnection();
  try {
    const plans = [];
    for (const { sql, bindings } of sent)
      plans.push(
        (await connection.query(`explain (costs off) ${sql}`, bindings)).rows
          .map((row) => row['QUERY PLAN'])
          .join('\n'),
      );
    return plans;
  } finally {
    await client.releaseConnection(connection);
  }
}

test('the search for a due task scans the index of due tasks, not the table', async () => {
  const slots = createSlotRepository(stored.database, ignoredEvents);
  for (const given of [null, new Date()]) {
    const [plan] = await plansOf(stored.database, /^select/, () => slots.findDue(given));
    expect(plan).toMatch(/Index Only Scan using scheduled_tasks_due_index|Index Scan using scheduled_tasks_due_index/);
    expect(plan).not.toMatch(/Seq Scan/);
  }
});

test('a claim finds its tasks by indexes, without a sequential scan of the table', async () => {
  const slots = createSlotRepository(stored.database, ignoredEvents);
  const plans = await plansOf(stored.database, /^select/, () =>
    slots.claim({
      now: new Date(),
      limit: 200,
      maxExecutions: 10,
      decide: () => ({ records: [], nextRunAt: new Date(Date.now() + 3_600_000) }),
      enqueue: async () => undefined,
    }),
  );
  expect(plans).toHaveLength(2);
  expect(plans[0]).toMatch(/scheduled_tasks_due_index/);
  expect(plans[1]).toMatch(/scheduled_tasks_id_key|scheduled_tasks_pkey/);
  for (const plan of plans) expect(plan).not.toMatch(/Seq Scan on scheduled_tasks/);
});
