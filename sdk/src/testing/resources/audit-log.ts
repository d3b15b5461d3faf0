// The fake does not record audit entries, so tests set the replies.
import type { FakeHandlers } from '../contract.js';
import { notModelled } from '../errors.js';

export const auditLogHandlers = (): FakeHandlers<'listAuditLog' | 'exportAuditLog'> => ({
  listAuditLog() {
    throw notModelled('listAuditLog', 'the audit log', { status: 200, body: { entries: [], nextCursor: null } });
  },
  exportAuditLog() {
    throw notModelled('exportAuditLog', 'the audit log', { status: 200, lines: [] });
  },
});
