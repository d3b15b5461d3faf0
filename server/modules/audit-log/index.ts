import type { Database } from '../../platform/database/database.js';
import type { Work } from '../../platform/jobs/port.js';
import { createAuditLogRules, type AuditLog, type AuditLogDependencies } from './audit-log.js';
import { auditLogTasks } from './periodic-tasks.js';
import { createAuditLogRepository } from './repository.js';

export interface AuditLogModuleDependencies extends Omit<AuditLogDependencies, 'repository'> {
  readonly database: Database;
}

export interface AuditLogModule extends AuditLog {
  readonly work: Work;
}

export function createAuditLogModule({ database, ...others }: AuditLogModuleDependencies): AuditLogModule {
  const auditLog = createAuditLogRules({ ...others, repository: createAuditLogRepository(database) });
  return { ...auditLog, work: { jobs: [], periodic: auditLogTasks({ auditLog }) } };
}
