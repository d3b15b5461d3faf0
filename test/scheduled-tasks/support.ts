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

export const makeDue = (database: Knex, taskId: number, dueAt: Date) =>
  database('scheduled_tasks').where({ id: taskId }).update({ next_run_at: dueAt });

/** Gives a task one slot per day, of which the last one became due this many minutes ago. Returns that slot. */
export async function giveSlot(database: Knex, taskId: number, minutes: number): Promise<Date> {
  const slot = minutesAgo(minutes);
  await database('scheduled_tasks')
    .where({ id: taskId })
    .update({ schedule: dailyAt(slot), next_run_at: slot });
  return slot;
}

/** Returns the executions of a task, oldest slot first. */
export const slotsOf = async (server: TestServer, taskId: number): Promise<Execution[]> =>
  ((await executionsOf(server, taskId)) as Execution[]).sort((one, other) =>
    one.scheduledFor.localeCompare(other.scheduledFor),
  );

const isOver = ({ status }: Execution): boolean => status !== 'in_progress';
export const allOver = (executions: readonly Execution[]): boolean => executions.length > 0 && executions.every(isOver);
