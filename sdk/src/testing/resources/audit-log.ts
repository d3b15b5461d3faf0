// The fake does not record audit entries, so tests set the replies.
import type { FakeHandlers } from '../contract.js';
import { decode } from '../cursor.js';
import { notModelled } from '../errors.js';
import { assertRange, boundOf } from './run-filter.js';

function assertFilter({ from, to }: { from?: string; to?: string }): void {
  assertRange(from === undefined ? null : boundOf('from', from), to === undefined ? null : boundOf('to', to));
}

export const auditLogHandlers = (): FakeHandlers<'listAuditLog' | 'exportAuditLog'> => ({
  listAuditLog({ query }) {
    assertFilter(query);
    if (query.cursor !== undefined) decode(query.cursor);
    throw notModelled('listAuditLog', 'the audit log', { status: 200, body: { entries: [], nextCursor: null } });
  },
  exportAuditLog({ query }) {
    assertFilter(query);
    throw notModelled('exportAuditLog', 'the audit log', { status: 200, lines: [] });
  },
});
