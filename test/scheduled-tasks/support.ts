// Scheduled tasks on a real database: slots that become due, and the record of what became of them.
import type { Knex } from 'knex';
import { createAgents } from '../../server/agents/agents.js';
import type { TestServer } from '../support/server.js';
import { executionsOf } from '../api/scheduled-tasks/support.js';

export interface Execution {
  id: number;
  scheduledTaskId: number;
  conversationId: string | null;
  agentVersionId: number | null;
  status: string;
  scheduledFor: string;
  startedAt: string | null;
  finishedAt: string | null;
  error: string | null;
  reason: string | null;
}

/** The slot of a schedule of every minute, so many minutes ago; of the minute that runs for 0. */
export const minutesAgo = (minutes: number): Date => new Date(Math.floor(Date.now() / 60_000 - minutes) * 60_000);

/** A schedule with one slot a day, in the minute of this moment. */
export const dailyAt = (moment: Date): string => `${moment.getUTCMinutes()} ${moment.getUTCHours()} * * *`;

/** As if no worker had looked since then. */
export const makeDue = (database: Knex, taskId: number, dueAt: Date) => database('scheduled_tasks').where({ id: taskId }).update({ next_run_at: dueAt });

/** One slot, so many minutes ago, and no other one today. */
export async function giveSlot(database: Knex, taskId: number, minutes: number): Promise<Date> {
  const slot = minutesAgo(minutes);
  await database('scheduled_tasks').where({ id: taskId }).update({ schedule: dailyAt(slot), next_run_at: slot });
  return slot;
}

/** Oldest slot first. */
export const slotsOf = async (server: TestServer, taskId: number): Promise<Execution[]> =>
  ((await executionsOf(server, taskId)) as Execution[]).sort((one, other) => one.scheduledFor.localeCompare(other.scheduledFor));

/** Fails with what was seen last when it does not come true in time. */
export async function until<Value>(look: () => Promise<Value>, isIt: (value: Value) => boolean, timeoutMs = 20_000): Promise<Value> {
  for (const deadline = Date.now() + timeoutMs; ; ) {
    const value = await look();
    if (isIt(value)) return value;
    if (Date.now() > deadline) throw new Error(`not within ${timeoutMs} ms; at last: ${JSON.stringify(value)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

export const isOver = ({ status }: Execution): boolean => status !== 'in_progress';
export const allOver = (executions: readonly Execution[]): boolean => executions.length > 0 && executions.every(isOver);

/** Many tasks of one agent, all due at one time. */
export async function insertTasks(database: Knex, { organizationId, agentId, count, prompt, schedule, nextRunAt, overlapPolicy = 'skip' }: ManyTasks): Promise<void> {
  await database.raw(
    `insert into scheduled_tasks (organization_id, name, prompt, schedule, enabled, agent_id, user_id, overlap_policy, catch_up_window_seconds, next_run_at)
     select :organizationId, 'Task ' || n, :prompt, :schedule, true, :agentId, 'user_owner', :overlapPolicy, 86400, cast(:nextRunAt as timestamptz)
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

/** An agent of an organization in a database without a server. */
export async function insertAgent(database: Knex, organizationId: string): Promise<number> {
  const agents = createAgents({ database, defaultModel: 'offline:echo' });
  const { id } = await agents.save({ organizationId, userId: 'user_owner', role: 'org:admin', permissions: [] }, { name: 'Reporter', model: 'offline:echo' });
  return id;
}
