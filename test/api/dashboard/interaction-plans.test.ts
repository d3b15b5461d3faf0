import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { interactionsStatement } from '../../../server/modules/dashboard/interaction-queries.js';
import { acquireTestDatabase, type TestDatabase } from '../../support/database.js';
import { range } from './support.js';

let stored: TestDatabase;
beforeAll(async () => {
  stored = await acquireTestDatabase();
});
afterAll(() => stored?.release());

// With two indexes, Postgres can read all conversations of the organization again for each conversation.
test('without statistics, the sub-conversations of a conversation are found with one index', async () => {
  const statement = interactionsStatement(stored.database, 'org_2kPlans', {
    from: new Date(range.from),
    to: new Date(range.to),
    userId: null,
    agentId: null,
    metadataKey: null,
    metadataValue: null,
    runs: {},
  });
  const { rows } = await stored.database.raw<{ rows: { 'QUERY PLAN': string }[] }>(
    `explain (costs off) ${statement.toString()}`,
  );
  const conditions = rows.map((row) => row['QUERY PLAN']).filter((line) => line.includes('upstream_conversation_id ='));
  expect(conditions).toHaveLength(1);
  expect(conditions[0]).toMatch(/Index Cond: .*organization_id = /);
});
