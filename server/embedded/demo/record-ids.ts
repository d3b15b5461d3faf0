// Gives the demo's records the ids of the examples in openapi.yaml.
import type { Knex } from 'knex';
import { demoOrganizationId } from '../identity/index.js';

const tables = [
  'agents',
  'agent_tags',
  'agent_versions',
  'knowledge_bases',
  'knowledge_base_files',
  'skills',
  'skill_files',
  'tool_servers',
  'webhook_endpoints',
  'scheduled_tasks',
  'task_executions',
] as const;

const nextFree = (table: string) => `(select coalesce(max(id), 0) + 1 from ${table})`;
const setNext = (table: string, next: string) =>
  `select setval(pg_get_serial_sequence('${table}', 'id'), ${next}, false)`;

/**
 * Sets the id of the next record of each given table. A table with records of other organizations continues with the
 * next free id instead.
 */
export async function setNextIds(database: Knex, ids: Partial<Record<(typeof tables)[number], number>>): Promise<void> {
  for (const [table, id] of Object.entries(ids)) {
    const isShared = `exists (select from ${table} where organization_id <> :organizationId)`;
    await database.raw(setNext(table, `case when ${isShared} then ${nextFree(table)} else cast(:id as bigint) end`), {
      id,
      organizationId: demoOrganizationId,
    });
  }
}

/** Makes the ids of all tables continue after the highest stored id. */
export async function continueIds(database: Knex): Promise<void> {
  for (const table of tables) await database.raw(setNext(table, nextFree(table)));
}
