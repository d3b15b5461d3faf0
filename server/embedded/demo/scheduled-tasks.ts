import type { Knex } from 'knex';
import type { ScheduledTasks } from '../../modules/scheduled-tasks/scheduled-tasks.js';
import { defaults } from '../../generated/fields.js';
import { reasons } from '../../generated/reasons.js';
import { autocommit } from '../../platform/unit-of-work/unit-of-work.js';
import { demoOrganizationId } from '../identity/index.js';
import { digestConversationId } from './example-conversations.js';
import type { DemoAgents } from './agents.js';
import { setNextIds } from './record-ids.js';
import { ada, ben } from './people.js';

const dayMs = 86_400_000;

interface PastExecution {
  /** Number of weekdays from the scheduled time to today. */
  readonly slotsAgo: number;
  readonly status: 'completed' | 'failed' | 'skipped';
  readonly conversationId?: string;
}

const pastExecutions: readonly PastExecution[] = [
  { slotsAgo: 4, status: 'skipped' },
  { slotsAgo: 3, status: 'completed', conversationId: digestConversationId },
  { slotsAgo: 2, status: 'failed' },
  { slotsAgo: 1, status: 'completed' },
];

const insertSql = `
  insert into task_executions (organization_id, scheduled_task_id, kind, scheduled_for, status, conversation_id,
    answer_id,
    started_at, finished_at, error, failure_code, reason, created_at)
  values (:organizationId, :taskId, 'slot', :at, :status, :conversationId,
    case when cast(:conversationId as uuid) is null then null else gen_random_uuid() end,
    :startedAt, :finishedAt, :error, :failureCode, :reason, :at)`;

/** Returns a past time of the schedule `0 6 * * 1-5`. */
function slotBefore(now: Date, slotsAgo: number): Date {
  const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), 6));
  for (let left = slotsAgo; left > 0;) {
    day.setTime(day.getTime() - dayMs);
    const isWeekend = day.getUTCDay() === 0 || day.getUTCDay() === 6;
    if (!isWeekend) left--;
  }
  return day;
}

async function addPastExecution(database: Knex, taskId: number, execution: PastExecution, now: Date): Promise<void> {
  const at = slotBefore(now, execution.slotsAgo);
  const hasRun = execution.status !== 'skipped';
  await database.raw(insertSql, {
    organizationId: demoOrganizationId,
    taskId,
    at,
    status: execution.status,
    conversationId: execution.conversationId ?? null,
    startedAt: hasRun ? new Date(at.getTime() + 190) : null,
    finishedAt: hasRun ? new Date(at.getTime() + 31_402) : null,
    error: execution.status === 'failed' ? 'The model provider failed' : null,
    failureCode: execution.status === 'failed' ? 'model_unavailable' : null,
    reason: execution.status === 'skipped' ? reasons.execution.overlapped : null,
  });
}

export async function addTasks(
  { database, scheduledTasks }: { database: Knex; scheduledTasks: ScheduledTasks },
  { partsFinder, reportWriter }: DemoAgents,
  now: Date,
): Promise<void> {
  await setNextIds(database, { scheduled_tasks: 7, task_executions: 70 });
  const { id } = await scheduledTasks.create(
    ben,
    {
      ...defaults.ScheduledTaskCreate,
      name: 'Morning visit digest',
      description: 'Sums up the visits of the day before',
      prompt: 'Sum up all visit reports of yesterday in ten lines.',
      schedule: '0 6 * * 1-5',
      agentId: reportWriter,
    },
    autocommit,
  );
  await scheduledTasks.create(
    ada,
    {
      ...defaults.ScheduledTaskCreate,
      name: 'Hourly parts check',
      description: 'Looks for parts that run out',
      prompt: 'List all spare parts with fewer than five pieces left.',
      schedule: '15 * * * MON-FRI',
      agentId: partsFinder,
      enabled: false,
    },
    autocommit,
  );
  for (const execution of pastExecutions) await addPastExecution(database, id, execution, now);
  await database.raw(
    'update scheduled_tasks set last_run_at = :at where organization_id = :organizationId and id = :id',
    { organizationId: demoOrganizationId, id, at: slotBefore(now, 1) },
  );
}
