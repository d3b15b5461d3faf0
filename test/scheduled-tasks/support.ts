// Scheduled tasks on a real database: slots that become due, and the record of what became of them.
import type { Knex } from 'knex';
import type { TestServer } from '../support/server.js';
import { executionsOf } from '../api/scheduled-tasks/support.js';
import { dailyAt, minutesAgo } from './data.js';

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
  failureCode?: string;
  reason: string | null;
}

/** As if no worker had looked since then. */
export const makeDue = (database: Knex, taskId: number, dueAt: Date) =>
  database('scheduled_tasks').where({ id: taskId }).update({ next_run_at: dueAt });

/** One slot, so many minutes ago, and no other one today. */
export async function giveSlot(database: Knex, taskId: number, minutes: number): Promise<Date> {
  const slot = minutesAgo(minutes);
  await database('scheduled_tasks')
    .where({ id: taskId })
    .update({ schedule: dailyAt(slot), next_run_at: slot });
  return slot;
}

/** Oldest slot first. */
export const slotsOf = async (server: TestServer, taskId: number): Promise<Execution[]> =>
  ((await executionsOf(server, taskId)) as Execution[]).sort((one, other) =>
    one.scheduledFor.localeCompare(other.scheduledFor),
  );

const isOver = ({ status }: Execution): boolean => status !== 'in_progress';
export const allOver = (executions: readonly Execution[]): boolean => executions.length > 0 && executions.every(isOver);
