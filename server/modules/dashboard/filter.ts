// Pure functions that validate a dashboard query and check the caller's access.
import type { Caller } from '../../platform/caller.js';
import { ApiError } from '../../platform/errors.js';
import { readTimestamp } from '../../platform/timestamps.js';

/** The query after validation against the contract. */
export interface FilterQuery {
  readonly from: string;
  readonly to: string;
  readonly allInOrg?: boolean;
  readonly userId?: string;
  readonly metadataKey?: string;
  readonly metadataValue?: string;
  readonly agentId?: number;
}

/** Selects top-level conversations with `from` <= createdAt < `to`. Null fields do not filter. */
export interface ConversationFilter {
  readonly from: Date;
  readonly to: Date;
  readonly userId: string | null;
  readonly agentId: number | null;
  readonly metadataKey: string | null;
  readonly metadataValue: string | null;
}

/** Returns a 400 that names one query parameter. */
export const refuse = (parameter: string, message: string) =>
  new ApiError('bad_request', { details: [{ message, path: [parameter], in: 'query' }] });

/** Conversations are stored with milliseconds, so a bound between two milliseconds means the later one. */
function boundOf(parameter: string, text: string): Date {
  const bound = readTimestamp(text, Math.ceil);
  if (bound === null) throw refuse(parameter, 'must be an existing date');
  return bound;
}

/** Returns the owner to filter by, or null for all owners. */
function ownerOf(caller: Caller, { allInOrg = false, userId }: FilterQuery): string | null {
  const isAdmin = caller.role === 'org:admin';
  const notAdmin = () => new ApiError('admin_required');
  if (allInOrg && !isAdmin) throw notAdmin();
  if (allInOrg) return userId ?? null;
  if (userId === undefined || userId === caller.userId) return caller.userId;
  throw isAdmin ? refuse('userId', 'may name another user only with allInOrg=true') : notAdmin();
}

/** Throws 403 or 400 if the caller may not make this query. */
export function filterOf(caller: Caller, query: FilterQuery): ConversationFilter {
  const userId = ownerOf(caller, query);
  const [from, to] = [boundOf('from', query.from), boundOf('to', query.to)];
  if (from > to) throw refuse('from', 'must not be later than to');
  const { agentId = null, metadataKey = null, metadataValue = null } = query;
  return { from, to, userId, agentId, metadataKey, metadataValue };
}
