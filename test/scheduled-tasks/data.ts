// Times and rows of scheduled tasks. Programs outside of Jest use them too.
import type { Knex } from 'knex';
import { createAgentsModule } from '../../server/modules/agents/index.js';
import { createModelCatalog } from '../../server/modules/model-catalog/model-catalog.js';
import { autocommit } from '../../server/platform/unit-of-work/unit-of-work.js';
import { allExist, ignoredEvents } from '../support/events.js';

/** Returns the slot of an every-minute schedule this many minutes ago; 0 is the current minute. */
export const minutesAgo = (minutes: number): Date => new Date(Math.floor(Date.now() / 60_000 - minutes) * 60_000);

/** Returns a schedule with one slot per day, at the time of day of the timestamp in UTC. */
export const dailyAt = (timestamp: Date): string => `${timestamp.getUTCMinutes()} ${timestamp.getUTCHours()} * * *`;

export async function insertTasks(
  database: Knex,
  { organizationId, agentId, count, prompt, schedule, nextRunAt, overlapPolicy = 'skip' }: ManyTasks,
): Promise<void> {
  await database.raw(
    `insert into scheduled_tasks (organization_id, name, prompt, schedule, enabled, agent_id, user_id, overlap_policy,
       catch_up_window_seconds, next_run_at)
     select :organizationId, 'Task ' || n, :prompt, :schedule, true, :agentId, 'user_owner', :overlapPolicy, 86400,
       cast(:nextRunAt as timestamptz)
     from generate_series(1, cast(:count as integer)) n`,
    { organizationId, agentId, count, prompt, schedule, nextRunAt, overlapPolicy },
  );
}

export interface ManyTasks {
  organizationId: string;
  agentId: number;
  count: number;
  prompt: string;
  schedule: string;
  nextRunAt: Date;
  overlapPolicy?: 'skip' | 'queue_one' | 'allow';
}

/** Creates an agent directly in the database, so that no server is needed. */
export async function insertAgent(database: Knex, organizationId: string): Promise<number> {
  const agents = createAgentsModule({
    database,
    events: ignoredEvents,
    defaultModel: 'offline:echo',
    modelCatalog: createModelCatalog({ knownModels: [], configuredProviders: [] }),
    references: allExist,
  });
  const { id } = await agents.save(
    { organizationId, userId: 'user_owner', role: 'org:admin', permissions: [] },
    { name: 'Reporter', model: 'offline:echo' },
    autocommit,
  );
  return id;
}
