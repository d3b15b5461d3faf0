import type { AuditAction, AuditedChange } from '../../../platform/audit.js';
import type { MemberState } from './member-state.js';
import { shownRole } from './roles.js';

export function changeOf(
  action: AuditAction,
  { userId: recordId, email: recordName }: Pick<MemberState, 'userId' | 'email'>,
  before: MemberState | null,
  after: MemberState | null,
): AuditedChange {
  const audited = ({ role, publicMetadata: metadata }: MemberState) => ({ role: shownRole(role), metadata });
  return { action, recordId, recordName, before: before && audited(before), after: after && audited(after) };
}
