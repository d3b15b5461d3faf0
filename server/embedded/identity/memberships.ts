import type { Knex } from 'knex';
import { filterPeople, type Connection, type Directory, type ListPage, type PersonFilter } from './directory.js';
import { Fault, notFound } from './fault.js';
import { mergedColumns, type MetadataPatch } from './metadata-merge.js';
import { permissionsOf } from './roles.js';
import { membershipJson, type Membership, type MembershipRow } from './rows.js';

const table = 'embedded_identity.memberships';

export interface NewMembership {
  readonly organizationId: string;
  readonly userId: string;
  readonly role: string;
  /** Default: the permissions of the role. */
  readonly permissions?: readonly string[];
  readonly publicMetadata?: Readonly<Record<string, unknown>>;
}

export interface MembershipKey {
  readonly organizationId: string;
  readonly userId: string;
}

export interface MembershipFilter extends PersonFilter {
  readonly roles: readonly string[];
}

/** Returns undefined if the user is already a member. */
export async function insertMembership(
  { createId, now }: Directory,
  connection: Connection,
  membership: NewMembership,
): Promise<Membership | undefined> {
  const { organizationId, userId, role, permissions = permissionsOf(role), publicMetadata = {} } = membership;
  const at = now();
  const inserted = await connection(table)
    .insert({
      id: createId('orgmem'),
      organization_id: organizationId,
      user_id: userId,
      role,
      permissions: JSON.stringify(permissions),
      public_metadata: JSON.stringify(publicMetadata),
      private_metadata: '{}',
      created_at: at,
      updated_at: at,
    })
    .onConflict(['organization_id', 'user_id'])
    .ignore()
    .returning('id');
  return inserted.length === 0 ? undefined : findMembership(connection, { organizationId, userId });
}

export async function addMembership(directory: Directory, membership: NewMembership): Promise<Membership> {
  const added = await insertMembership(directory, directory.database, membership);
  if (!added)
    throw new Fault(
      400,
      'already_a_member_in_organization',
      `${membership.userId} is already a member of the organization.`,
    );
  directory.webhooks.send('organizationMembership.created', membershipJson(added));
  return added;
}

export async function getMembership({ database }: Directory, key: MembershipKey): Promise<Membership> {
  return (await findMembership(database, key)) ?? noMembership();
}

export async function listMemberships(
  { database }: Directory,
  organizationId: string,
  filter: MembershipFilter,
  page: ListPage,
): Promise<{ items: Membership[]; totalCount: number }> {
  const query = filterPeople(joined(database).where('m.organization_id', organizationId), filter);
  if (filter.roles.length > 0) query.whereIn('m.role', filter.roles);
  const { total } = (await query.clone().count({ total: '*' }).first()) as { total: string };
  const items = (await whole(query, database)
    .orderByRaw(page.orderBy)
    .limit(page.limit)
    .offset(page.offset)) as Membership[];
  return { items, totalCount: Number(total) };
}

export async function listUserMemberships({ database }: Directory, userId: string): Promise<Membership[]> {
  return (await whole(joined(database), database).where('m.user_id', userId).orderBy('m.created_at')) as Membership[];
}

export async function listPageOfUserMemberships(
  { database }: Directory,
  userId: string,
  page: ListPage,
): Promise<{ items: Membership[]; totalCount: number }> {
  const query = joined(database).where('m.user_id', userId);
  const { total } = (await query.clone().count({ total: '*' }).first()) as { total: string };
  const { limit, offset, orderBy } = page;
  const items = (await whole(query, database).orderByRaw(orderBy).limit(limit).offset(offset)) as Membership[];
  return { items, totalCount: Number(total) };
}

export async function oldestMember(
  { database }: Directory,
  organizationId: string,
  role: string,
): Promise<Membership | undefined> {
  const query = whole(joined(database), database).where({ 'm.organization_id': organizationId, 'm.role': role });
  return (await query.orderBy(['m.created_at', 'm.id']).first()) as Membership | undefined;
}

export function setRole(directory: Directory, key: MembershipKey, role: string): Promise<Membership> {
  return change(directory, key, () => ({ role, permissions: JSON.stringify(permissionsOf(role)) }));
}

export function patchMetadata(directory: Directory, key: MembershipKey, patch: MetadataPatch): Promise<Membership> {
  return change(directory, key, (row) => mergedColumns(row, patch));
}

export async function removeMembership(directory: Directory, key: MembershipKey): Promise<Membership> {
  const removed = await directory.database.transaction(async (transaction) => {
    const membership = (await findMembership(transaction, key)) ?? noMembership();
    const count = await transaction(table).where({ id: membership.row.id }).delete();
    return count === 0 ? noMembership() : membership; // a concurrent call removed the membership first
  });
  directory.webhooks.send('organizationMembership.deleted', membershipJson(removed));
  return removed;
}

/**
 * Changes a membership under a row lock, because `columns` computes the new values from the old ones. `updated_at`
 * increases with every change, so that events can be ordered.
 */
async function change(
  directory: Directory,
  key: MembershipKey,
  columns: (row: MembershipRow) => object,
): Promise<Membership> {
  const changed = await directory.database.transaction(async (transaction) => {
    const where = { organization_id: key.organizationId, user_id: key.userId };
    const row = await transaction<MembershipRow>(table).where(where).forUpdate().first();
    if (!row) return noMembership();
    const updated_at = Math.max(directory.now(), Number(row.updated_at) + 1);
    await transaction(table)
      .where({ id: row.id })
      .update({ ...columns(row), updated_at });
    return (await findMembership(transaction, key)) ?? noMembership();
  });
  directory.webhooks.send('organizationMembership.updated', membershipJson(changed));
  return changed;
}

async function findMembership(connection: Connection, key: MembershipKey): Promise<Membership | undefined> {
  const query = whole(joined(connection), connection).where({
    'm.organization_id': key.organizationId,
    'm.user_id': key.userId,
  });
  return (await query.first()) as Membership | undefined;
}

function joined(connection: Connection): Knex.QueryBuilder {
  return connection(`${table} as m`)
    .join('embedded_identity.organizations as o', 'o.id', 'm.organization_id')
    .join('embedded_identity.users as u', 'u.id', 'm.user_id');
}

function whole(query: Knex.QueryBuilder, connection: Connection): Knex.QueryBuilder {
  return query.select(connection.raw('to_jsonb(m) as row, to_jsonb(o) as organization, to_jsonb(u) as user'));
}

function noMembership(): never {
  throw notFound('The membership');
}
