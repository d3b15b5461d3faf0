import type { Knex } from 'knex';
import { createRuns } from '../../server/modules/conversations/index.js';
import type { NewRun, Runs } from '../../server/modules/conversations/runs/runs.js';
import { acquireTestDatabase, type TestDatabase } from '../support/database.js';
import { ignoredEvents } from '../support/events.js';

export interface RunBench {
  readonly url: string;
  readonly database: Knex;
  readonly runs: Runs;
  readonly organizationId: string;
  readonly agentId: number;
  newRun(changes?: Partial<NewRun>): NewRun;
  conversation(id: string): Promise<Record<string, unknown>>;
  /** Sets the remaining time of the run's lease. If it is negative, the lease has expired. */
  setLeaseLeft(conversationId: string, leftMs: number): Promise<void>;
  expireLease(conversationId: string): Promise<void>;
  release(): Promise<void>;
}

export async function insertAgent(database: Knex, organizationId: string): Promise<number> {
  const [row] = await database('agents')
    .insert({
      organization_id: organizationId,
      configuration: { name: 'Agent', model: 'offline:echo' },
      created_by: 'user_1',
    })
    .returning<{ id: number }[]>('id');
  return row?.id ?? 0;
}

async function setLeaseLeft(database: Knex, conversationId: string, leftMs: number): Promise<void> {
  await database('conversations')
    .where({ id: conversationId })
    .update({ lease_expires_at: database.raw(`clock_timestamp() + interval '1 millisecond' * ${leftMs}`) });
}

export const expireLease = (database: Knex, conversationId: string): Promise<void> =>
  setLeaseLeft(database, conversationId, -1);

export async function startRunBench(): Promise<RunBench> {
  const { url, database, release }: TestDatabase = await acquireTestDatabase({ poolSize: 8 });
  const organizationId = 'org_2kRuns';
  const agentId = await insertAgent(database, organizationId);
  return {
    url,
    database,
    organizationId,
    agentId,
    release,
    runs: createRuns({ database, events: ignoredEvents }),
    newRun: (changes = {}) => ({
      organizationId,
      userId: 'user_1',
      agentId,
      conversationId: null,
      parts: [{ type: 'text', text: 'What is E-17?' }],
      renderedSystemPrompt: 'Be brief.',
      ...changes,
    }),
    async conversation(id) {
      const row: Record<string, unknown> | undefined = await database('conversations')
        .where({ organization_id: organizationId, id })
        .first();
      if (!row) throw new Error(`no conversation ${id}`);
      return row;
    },
    setLeaseLeft: (conversationId, leftMs) => setLeaseLeft(database, conversationId, leftMs),
    expireLease: (conversationId) => expireLease(database, conversationId),
  };
}
