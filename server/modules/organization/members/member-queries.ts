import type { Database } from '../../../platform/database/database.js';
import type { MemberState } from './member-state.js';

export type MemberOrder = {
  field: 'created_at' | 'email' | 'last_sign_in_at' | 'first_name' | 'last_name' | 'username';
  isDescending: boolean;
};

export interface MemberFilter {
  limit: number;
  offset: number;
  /** Selects the named roles or, if `others` is true, all other roles. */
  roles: { names: readonly string[]; others: boolean } | null;
  query: string | null;
  orderBy: MemberOrder;
}

export const memberColumns = `
  members.user_id as "userId", members.email, members.first_name as "firstName", members.last_name as "lastName",
  members.username, members.profile_image_url as "profileImageUrl", members.role,
  members.public_metadata as "publicMetadata", members.joined_at as "joinedAt",
  members.last_sign_in_at as "lastSignInAt", members.created_at as "createdAt", members.membership_at as "membershipAt",
  members.event_at as "eventAt", members.profile_at as "profileAt", members.removed_at as "removedAt",
  members.lowered_at as "loweredAt", members.change`;

/** Members who never signed in sort as earliest, and missing names sort before `A`. */
const sortExpressions: Record<MemberOrder['field'], string> = {
  created_at: 'created_at',
  email: 'lower(email)',
  last_sign_in_at: 'coalesce(last_sign_in_at, 0)',
  first_name: "lower(coalesce(first_name, ''))",
  last_name: "lower(coalesce(last_name, ''))",
  username: "lower(coalesce(username, ''))",
};

/** Escapes the wildcards `%` and `_`, and backslashes. */
const patternOf = (query: string) => `%${query.replace(/[\\%_]/g, '\\$&')}%`;

const matchesPattern =
  '(email ilike :pattern or username ilike :pattern or first_name ilike :pattern or last_name ilike :pattern)';

export async function listMembers(
  database: Database,
  organizationId: string,
  filter: MemberFilter,
): Promise<{ members: MemberState[]; totalCount: number }> {
  const { limit, offset, roles, query, orderBy } = filter;
  const direction = orderBy.isDescending ? 'desc' : 'asc';
  const order = `${sortExpressions[orderBy.field]} ${direction}, user_id ${direction}`;
  // One statement returns the page and the total count, so that they are consistent.
  const { rows } = await database.raw<{ rows: (MemberState & { totalCount: number })[] }>(
    `with matching as (
       select * from members
       where organization_id = :organizationId and removed_at is null
         ${roles === null ? '' : `and ${roles.others ? 'not' : ''} role = any(:roles)`}
         ${query === null ? '' : `and ${matchesPattern}`}
     ), page as (select * from matching order by ${order} limit :limit offset :offset)
     select counted.total as "totalCount", ${memberColumns}
     from (select count(*) as total from matching) counted left join page members on true
     order by ${order}`,
    {
      organizationId,
      limit,
      offset,
      ...(roles && { roles: roles.names }),
      ...(query !== null && { pattern: patternOf(query) }),
    },
  );
  // The single row of an empty page contains the count and no member.
  const members = rows.filter(({ userId }) => userId !== null).map(({ totalCount: _totalCount, ...member }) => member);
  return { members, totalCount: rows[0]?.totalCount ?? 0 };
}
