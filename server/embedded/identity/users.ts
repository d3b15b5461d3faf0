import type { Knex } from 'knex';
import { filterPeople, type Connection, type Directory, type ListPage, type PersonFilter } from './directory.js';
import { Fault, invalid, notFound } from './fault.js';
import { listUserMemberships } from './memberships.js';
import { mergedColumns, metadataColumns, type MetadataPatch } from './metadata-merge.js';
import { membershipJson, userJson, type UserRow } from './rows.js';

const table = 'embedded_identity.users';

export interface NewUser {
  /** Default: a new id. */
  readonly id?: string;
  readonly email: string;
  readonly username?: string | null;
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly profileImageUrl?: string;
  readonly metadata?: MetadataPatch;
}

export interface UserFilter extends PersonFilter {
  readonly organizationIds: readonly string[];
}

/**
 * Finds the account by its id, or by its address if no id is given. Creates the account if it is missing. Throws a
 * Fault if the id is new, but another account has the address.
 */
export async function ensureUser(
  directory: Directory,
  connection: Connection,
  user: NewUser,
): Promise<{ row: UserRow; isNew: boolean }> {
  const id = user.id ?? directory.createId('user');
  const at = directory.now();
  const inserted = await connection<UserRow>(table)
    .insert({
      id,
      email: user.email,
      username: user.username ?? null,
      first_name: user.firstName ?? null,
      last_name: user.lastName ?? null,
      image_url: user.profileImageUrl ?? `https://img.identity.example/${id}.png`,
      last_sign_in_at: null,
      ...metadataColumns(user.metadata ?? {}),
      created_at: at,
      updated_at: at,
    })
    .onConflict()
    .ignore()
    .returning('*');
  if (inserted[0]) return { row: inserted[0] as UserRow, isNew: true };
  const condition =
    user.id === undefined ? connection.raw('lower(email) = lower(?)', [user.email]) : connection.raw('id = ?', [id]);
  const row = await connection<UserRow>(table).where(condition).first();
  if (!row) {
    const message = `No account has the id ${id}, and another account has the address ${user.email}.`;
    throw new Fault(404, 'resource_not_found', message);
  }
  return { row, isNew: false };
}

export async function getUser(directory: Directory, id: string): Promise<UserRow> {
  const row = await directory.database<UserRow>(table).where({ id }).first();
  if (!row) throw notFound('The user');
  return row;
}

export async function listUsers({ database }: Directory, filter: UserFilter, page: ListPage): Promise<UserRow[]> {
  const { limit, offset, orderBy } = page;
  return selectUsers(database, filter)
    .select('u.*')
    .orderByRaw(orderBy)
    .limit(limit)
    .offset(offset) as unknown as Promise<UserRow[]>;
}

export async function countUsers({ database }: Directory, filter: UserFilter): Promise<number> {
  const row = (await selectUsers(database, filter).count({ total: '*' }).first()) as { total: string };
  return Number(row.total);
}

function selectUsers(database: Knex, filter: UserFilter): Knex.QueryBuilder {
  const query = filterPeople(database(`${table} as u`), filter);
  if (filter.organizationIds.length > 0) {
    query.whereIn(
      'u.id',
      database('embedded_identity.memberships').select('user_id').whereIn('organization_id', filter.organizationIds),
    );
  }
  return query;
}

export async function createUser(directory: Directory, user: NewUser): Promise<UserRow> {
  const { row, isNew } = await ensureUser(directory, directory.database, user);
  if (!isNew) throw invalid('form_identifier_exists', 'That email address is taken. Please try another.');
  directory.webhooks.send('user.created', userJson(row));
  return row;
}

export type UserPatch = Partial<Pick<UserRow, 'first_name' | 'last_name' | 'username'>> & MetadataPatch;

/** Updates the given fields. Given metadata replaces the stored metadata, unless `mergesMetadata` is true. */
export async function updateUser(
  directory: Directory,
  id: string,
  patch: UserPatch,
  { mergesMetadata }: { mergesMetadata: boolean },
): Promise<UserRow> {
  const row = await directory.database.transaction(async (transaction) => {
    const before = await transaction<UserRow>(table).where({ id }).forUpdate().first();
    if (!before) throw notFound('The user');
    const { first_name, last_name, username } = patch;
    const names = Object.entries({ first_name, last_name, username }).filter(([, value]) => value !== undefined);
    const metadata = mergesMetadata ? mergedColumns(before, patch) : metadataColumns(patch);
    const updated_at = Math.max(directory.now(), Number(before.updated_at) + 1);
    const columns = { ...Object.fromEntries(names), ...metadata, updated_at };
    const [after] = (await transaction(table).where({ id }).update(columns).returning('*')) as UserRow[];
    return after ?? before;
  });
  directory.webhooks.send('user.updated', userJson(row));
  return row;
}

/** Deletes the account. The database deletes its memberships with it. */
export async function deleteUser(directory: Directory, id: string): Promise<unknown> {
  const memberships = await listUserMemberships(directory, id);
  const count = await directory.database(table).where({ id }).delete();
  if (count === 0) throw notFound('The user');
  for (const membership of memberships)
    directory.webhooks.send('organizationMembership.deleted', membershipJson(membership));
  const deleted = { object: 'user', id, deleted: true };
  directory.webhooks.send('user.deleted', deleted);
  return deleted;
}

export async function recordSignIn({ database, now }: Directory, id: string): Promise<void> {
  await database(table).where({ id }).update({ last_sign_in_at: now() });
}
