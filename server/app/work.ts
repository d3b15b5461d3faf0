// The jobs and periodic tasks of all modules.
import { auditLogTasks } from '../modules/audit-log/periodic-tasks.js';
import { userErasureJobs } from '../modules/user-erasure/jobs.js';
import { userErasureTasks } from '../modules/user-erasure/periodic-tasks.js';
import { unusedObjectJobs } from '../modules/uploads/jobs.js';
import { conversationTasks } from '../modules/conversations/periodic-tasks.js';
import { conversationDays } from '../modules/dashboard/day-total-queries.js';
import { runTasks } from '../modules/runs/periodic-tasks.js';
import { organizationTasks } from '../modules/organization/periodic-tasks.js';
import { executionDays } from '../modules/scheduled-tasks/execution-count-queries.js';
import { skillTasks } from '../modules/skills/periodic-tasks.js';
import { deliveryJobs } from '../modules/webhook-endpoints/jobs.js';
import { deliveryTasks } from '../modules/webhook-endpoints/periodic-tasks.js';
import { dailyTotalTasks } from '../platform/database/daily-totals.js';
import { reactionJob } from '../platform/events/reaction-job.js';
import { idempotencyTasks } from '../platform/idempotency/periodic-tasks.js';
import type { Work } from '../platform/jobs/port.js';
import type { ModuleDependencies } from './modules/dependencies.js';
import type { Modules } from './modules/index.js';
import { reactions } from './reactions.js';

type WorkDependencies = Pick<ModuleDependencies, 'config' | 'database' | 'storage' | 'log' | 'observer'>;

export const workOf = (modules: Modules, { config, database, storage, log, observer }: WorkDependencies): Work => ({
  jobs: [
    ...modules.knowledgeWork.jobs,
    ...modules.turnJobs,
    ...modules.taskWork.jobs,
    ...deliveryJobs(modules.webhookDeliveries),
    ...modules.purgeWork.jobs,
    ...userErasureJobs(modules.userErasureWork),
    ...unusedObjectJobs({ storage, objectUses: modules.objectUses }),
    reactionJob({ reactions, dependencies: modules, observer }),
  ],
  periodic: [
    ...organizationTasks({ ...modules, ...config.members, log }),
    ...auditLogTasks(modules),
    ...modules.purgeWork.periodic,
    ...userErasureTasks(modules.userErasureWork),
    ...conversationTasks(modules),
    ...runTasks(modules),
    ...skillTasks(modules),
    ...deliveryTasks(modules),
    ...modules.taskWork.periodic,
    ...modules.knowledgeWork.periodic,
    ...idempotencyTasks(modules.idempotencyKeys),
    ...dailyTotalTasks(database, conversationDays),
    ...dailyTotalTasks(database, executionDays),
  ],
});
