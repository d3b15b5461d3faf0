// The jobs and periodic tasks of all modules.
import { auditLogTasks } from '../modules/audit-log/tasks.js';
import { erasingJobs, erasingTasks } from '../modules/deleted-records/erasing.js';
import { erasureJobs, erasureTasks } from '../modules/erasure/jobs.js';
import { unusedObjectJobs } from '../modules/uploads/unused-objects.js';
import { conversationTasks } from '../modules/conversations/tasks.js';
import { conversationDays } from '../modules/dashboard/day-total-queries.js';
import { runTasks } from '../modules/runs/index.js';
import { reconcileMembers } from '../modules/organization/reconcile-members.js';
import { executionDays } from '../modules/scheduled-tasks/execution-count-queries.js';
import { skillTasks } from '../modules/skills/tasks.js';
import { deliveryJobs } from '../modules/webhook-endpoints/jobs.js';
import { deliveryTasks } from '../modules/webhook-endpoints/tasks.js';
import { dailyTotalTasks } from '../platform/database/daily-totals.js';
import { reactionJob } from '../platform/events/reaction-job.js';
import { idempotencyTasks } from '../platform/idempotency/tasks.js';
import type { Work } from '../platform/jobs/index.js';
import type { ModuleDependencies, Modules } from './modules.js';
import { reactions } from './reactions.js';

export const workOf = (
  modules: Modules,
  { config, database, log, observer }: Pick<ModuleDependencies, 'config' | 'database' | 'log' | 'observer'>,
): Work => ({
  jobs: [
    ...modules.knowledgeWork.jobs,
    ...modules.turnJobs,
    ...modules.taskRuns.jobs,
    ...deliveryJobs(modules.webhookDeliveries),
    ...erasingJobs(modules.erasingWork),
    ...erasureJobs(modules.erasureWork),
    ...unusedObjectJobs(modules.erasureWork),
    reactionJob({ reactions, dependencies: modules, observer }),
  ],
  periodic: [
    reconcileMembers({ organization: modules.organization, everyMs: config.members.reconcileIntervalMs, log }),
    ...auditLogTasks(modules),
    ...erasingTasks(modules.erasingWork),
    ...erasureTasks(modules.erasureWork),
    ...conversationTasks(modules),
    ...runTasks(modules),
    ...skillTasks(modules),
    ...deliveryTasks(modules),
    ...modules.taskRuns.periodic,
    ...modules.knowledgeWork.periodic,
    ...idempotencyTasks(modules.idempotencyKeys),
    ...dailyTotalTasks(database, conversationDays),
    ...dailyTotalTasks(database, executionDays),
  ],
});
