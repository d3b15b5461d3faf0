import type { Handlers } from '../../generated/handlers.js';
import type { AuditLog } from './audit-log.js';

export function auditLogHandlers(auditLog: AuditLog): Pick<Handlers, 'listAuditLog' | 'exportAuditLog'> {
  return {
    async listAuditLog({ query, caller: { organizationId }, signal }) {
      return { status: 200, body: await auditLog.list(organizationId, query, signal) };
    },

    async exportAuditLog({ query, caller: { organizationId }, signal }) {
      return { status: 200, lines: auditLog.read(organizationId, query, signal) };
    },
  };
}
