import type { Caller } from '../../platform/caller.js';
import { ApiError } from '../../platform/errors.js';
import { reasons } from '../../generated/reasons.js';
import {
  assertRange,
  assertShown,
  boundOf,
  refuseParameter,
  runFilterOf,
  type RunFilter,
} from '../conversations/run-filter.js';

export interface FilterQuery extends RunFilter {
  readonly from: string;
  readonly to: string;
  readonly allInOrg?: boolean;
  readonly userId?: string;
  readonly metadataKey?: string;
  readonly metadataValue?: string;
  readonly agentId?: number;
}

/** Selects conversations with `from` <= createdAt < `to`. A field that is null does not filter. */
export interface ConversationFilter {
  readonly from: Date;
  readonly to: Date;
  readonly userId: string | null;
  readonly agentId: number | null;
  readonly metadataKey: string | null;
  readonly metadataValue: string | null;
  readonly runs: RunFilter;
}

function ownerOf(caller: Caller, { allInOrg = false, userId }: FilterQuery): string | null {
  const isAdmin = caller.role === 'org:admin';
  const notAdmin = () => new ApiError('admin_required');
  if (allInOrg && !isAdmin) throw notAdmin();
  if (allInOrg) return userId ?? null;
  if (userId === undefined || userId === caller.userId) return caller.userId;
  throw isAdmin ? refuseParameter('userId', reasons.request.otherUser) : notAdmin();
}

/**
 * Throws `admin_required` or `management_access_required` if the caller's role does not permit the query, and
 * `bad_request` if the query is invalid.
 */
export function filterOf(caller: Caller, query: FilterQuery): ConversationFilter {
  const userId = ownerOf(caller, query);
  assertShown(caller, query);
  const [from, to] = [boundOf('from', query.from), boundOf('to', query.to)];
  assertRange(from, to);
  const { agentId = null, metadataKey = null, metadataValue = null } = query;
  return { from, to, userId, agentId, metadataKey, metadataValue, runs: runFilterOf(query) };
}
