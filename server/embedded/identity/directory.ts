// Dependencies and helpers of the functions that read or change accounts.
import type { Knex } from 'knex';
import type { WebhookSender } from './webhooks.js';

export interface Directory {
  readonly database: Knex;
  readonly webhooks: WebhookSender;
  /** Creates an id in Clerk's format: `createId('user')` returns `user_…`. */
  readonly createId: (prefix: string) => string;
  readonly now: () => number;
}

/** The connection pool, or a transaction. */
export type Connection = Knex;

export interface ListPage {
  readonly limit: number;
  readonly offset: number;
  /** SQL, built only from a fixed list of sort fields. */
  readonly orderBy: string;
}

/** Filters of a query in which `u` is the users table. */
export interface PersonFilter {
  readonly userIds: readonly string[];
  readonly emails: readonly string[];
  readonly query: string;
}

export const likePattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

export function filterPeople(query: Knex.QueryBuilder, filter: PersonFilter): Knex.QueryBuilder {
  if (filter.userIds.length > 0) query.whereIn('u.id', filter.userIds);
  if (filter.emails.length > 0)
    query.whereRaw('lower(u.email) = any(?)', [filter.emails.map((email) => email.toLowerCase())]);
  if (filter.query !== '') {
    const name = "concat_ws(' ', u.id, u.email, u.username, u.first_name, u.last_name)";
    query.whereRaw(`${name} ilike ?`, [likePattern(filter.query)]);
  }
  return query;
}

export const personSortFields = {
  created_at: 'u.created_at',
  email_address: 'lower(u.email)',
  first_name: "lower(coalesce(u.first_name, ''))",
  last_name: "lower(coalesce(u.last_name, ''))",
  username: "lower(coalesce(u.username, ''))",
};
