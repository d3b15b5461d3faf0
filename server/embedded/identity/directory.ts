// What every function of the provider's directory takes.
import type { Knex } from 'knex';
import type { WebhookSender } from './webhooks.js';

export interface Directory {
  readonly database: Knex;
  readonly webhooks: WebhookSender;
  /** `createId('user')` → `user_…`, as Clerk's ids look. */
  readonly createId: (prefix: string) => string;
  readonly now: () => number;
}

/** A connection or a transaction on it. */
export type Connection = Knex;

export interface ListPage {
  readonly limit: number;
  readonly offset: number;
  /** SQL of our own making, from a closed list. */
  readonly orderBy: string;
}

/** Clauses for a query in which `u` is the users table. */
export interface PersonFilter {
  readonly userIds: readonly string[];
  readonly emails: readonly string[];
  readonly query: string;
}

export function filterPeople(query: Knex.QueryBuilder, filter: PersonFilter): Knex.QueryBuilder {
  if (filter.userIds.length > 0) query.whereIn('u.id', filter.userIds);
  if (filter.emails.length > 0)
    query.whereRaw('lower(u.email) = any(?)', [filter.emails.map((email) => email.toLowerCase())]);
  if (filter.query !== '') {
    const pattern = `%${filter.query.replace(/[\\%_]/g, '\\$&')}%`;
    query.whereRaw("concat_ws(' ', u.id, u.email, u.username, u.first_name, u.last_name) ilike ?", [pattern]);
  }
  return query;
}

/** How both lists of people sort. `+` and `-` before the field and the id after it make the order total, so that pages do not overlap. */
export const personSortFields = {
  created_at: 'u.created_at',
  email_address: 'lower(u.email)',
  first_name: "lower(coalesce(u.first_name, ''))",
  last_name: "lower(coalesce(u.last_name, ''))",
  username: "lower(coalesce(u.username, ''))",
};
