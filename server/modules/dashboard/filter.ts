// What a caller asks a dashboard about, and whether that caller may. No effects.
import type { Caller } from '../../platform/caller.js';
import { ApiError } from '../../platform/errors.js';

/** As it comes with a request: validated against the contract. */
export interface FilterQuery {
  readonly from: string;
  readonly to: string;
  readonly allInOrg?: boolean;
  readonly userId?: string;
  readonly metadataKey?: string;
  readonly metadataValue?: string;
  readonly agentId?: number;
}

/** Top-level conversations with `from` <= createdAt < `to`. Null: not looked at. */
export interface ConversationFilter {
  readonly from: Date;
  readonly to: Date;
  readonly userId: string | null;
  readonly agentId: number | null;
  readonly metadataKey: string | null;
  readonly metadataValue: string | null;
}

/** A 400 that names one query parameter. */
export const refuse = (parameter: string, message: string) =>
  new ApiError('bad_request', null, { details: [{ message, path: ['query', parameter] }] });

/** The 31st of February has the form of a date, and JavaScript takes it for one in March. */
const isDay = (date: string) => new Date(`${date}T00:00:00Z`).toISOString().startsWith(date);

/** Conversations are stored with milliseconds, so a bound between two of them means the later one. */
function parseTimestamp(parameter: string, text: string): Date {
  const [, date = '', time, fraction = '0', zone] =
    /^(\d{4}-\d\d-\d\d)[t ](\d\d:\d\d:\d\d)(?:\.(\d+))?(z|[+-]\d\d:\d\d)$/i.exec(text) ?? [];
  const secondMs = Date.parse(`${date}T${time}${zone?.toUpperCase()}`);
  if (Number.isNaN(secondMs) || !isDay(date)) throw refuse(parameter, 'must be a moment in ISO 8601 with a time zone');
  return new Date(secondMs + Math.ceil(Number(`0.${fraction}`) * 1000));
}

/** Whose conversations: null is everybody's. */
function ownerOf(caller: Caller, { allInOrg = false, userId }: FilterQuery): string | null {
  const isAdmin = caller.role === 'org:admin';
  const notAdmin = () => new ApiError('forbidden', 'Unauthorized: User is not an admin in this organization');
  if (allInOrg && !isAdmin) throw notAdmin();
  if (allInOrg) return userId ?? null;
  if (userId === undefined || userId === caller.userId) return caller.userId;
  throw isAdmin ? refuse('userId', 'may name another user only with allInOrg=true') : notAdmin();
}

/** Throws the 403 or 400 of what the caller may not ask. */
export function filterOf(caller: Caller, query: FilterQuery): ConversationFilter {
  const userId = ownerOf(caller, query);
  const [from, to] = [parseTimestamp('from', query.from), parseTimestamp('to', query.to)];
  if (from > to) throw refuse('from', 'must not be later than to');
  const { agentId = null, metadataKey = null, metadataValue = null } = query;
  return { from, to, userId, agentId, metadataKey, metadataValue };
}
