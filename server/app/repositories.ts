// Builds the repositories of modules whose rules do not know the database.
import type { Knex } from 'knex';
import { createTagRepository } from '../modules/agent-tags/repository.js';
import { createAuditLogRepository } from '../modules/audit-log/repository.js';
import { createDeletedRecordRepository } from '../modules/deleted-records/repository.js';
import { createErasingRepository } from '../modules/deleted-records/erasing-repository.js';
import { createErasureRepository } from '../modules/erasure/repository.js';
import { createObjectUseRepository } from '../modules/uploads/unused-objects-repository.js';
import { createDashboardRepository } from '../modules/dashboard/repository.js';
import { createExecutionRepository } from '../modules/scheduled-tasks/executions-repository.js';
import { createTaskRepository } from '../modules/scheduled-tasks/repository.js';
import { createToolServerRepository } from '../modules/tool-servers/repository.js';
import { createDeliveryRepository } from '../modules/webhook-endpoints/deliveries-repository.js';
import { createWebhookEndpointRepository } from '../modules/webhook-endpoints/repository.js';
import type { Events } from '../platform/events/events.js';
import type { JobQueue } from '../platform/jobs/jobs.js';

export interface RepositoryDependencies {
  readonly database: Knex;
  /** Connections for replies that are read from the database while they are sent. */
  readonly streams: Knex;
  readonly events: Events;
  readonly jobs: JobQueue;
}

export const createRepositories = ({ database, streams, events, jobs }: RepositoryDependencies) => ({
  agentTags: createTagRepository(database),
  auditLog: createAuditLogRepository(database),
  dashboard: createDashboardRepository({ database, streams }),
  deletedRecords: createDeletedRecordRepository(database),
  erasing: createErasingRepository(database),
  erasure: createErasureRepository(database),
  executions: createExecutionRepository(database),
  objectUses: createObjectUseRepository(database),
  tasks: createTaskRepository(database, events),
  toolServers: createToolServerRepository(database, events),
  webhookDeliveries: createDeliveryRepository(database, jobs),
  webhookEndpoints: createWebhookEndpointRepository(database),
});
