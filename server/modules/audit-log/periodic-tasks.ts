import type { PeriodicTask } from '../../platform/jobs/port.js';
import type { AuditLog } from './audit-log.js';

export function auditLogTasks({ auditLog }: { auditLog: Pick<AuditLog, 'deleteExpired'> }): PeriodicTask[] {
  return [
    {
      name: 'audit-log.delete-expired',
      everyMs: 60 * 60_000,
      run: async (signal) => void (await auditLog.deleteExpired(signal)),
    },
  ];
}
