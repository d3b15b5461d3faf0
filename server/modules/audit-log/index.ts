// Builds the module of the audit log from the database.
import type { Knex } from 'knex';
import { createAuditLogRules, type AuditLogDependencies } from './audit-log.js';
import { auditLogTasks } from './periodic-tasks.js';
import { createAuditLogRepository } from './repository.js';

export interface AuditLogModuleDependencies extends Omit<AuditLogDependencies, 'repository'> {
  readonly database: Knex;
}

export function createAuditLogModule({ database, ...others }: AuditLogModuleDependencies) {
  const auditLog = createAuditLogRules({ ...others, repository: createAuditLogRepository(database) });
  return { auditLog, work: { jobs: [], periodic: auditLogTasks({ auditLog }) } };
}
