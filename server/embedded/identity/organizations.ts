import { organizationJson, type OrganizationRow } from './rows.js';
import { likePattern, type Directory, type ListPage } from './directory.js';
import { Fault, notFound } from './fault.js';
import { mergedColumns, metadataColumns, type MetadataPatch } from './metadata-merge.js';

const table = 'embedded_identity.organizations';

export interface NewOrganization {
  /** Default: a new id. */
  readonly id?: string;
  readonly name: string;
  /** Default: derived from the id. */
  readonly slug?: string;
  readonly metadata?: MetadataPatch;
}

/** Creates the organization. If an organization with this id exists, it stays unchanged, and `isNew` is false. */
export async function addOrganization(
  directory: Directory,
  organization: NewOrganization,
): Promise<{ id: string; isNew: boolean }> {
  const { database, webhooks, createId, now } = directory;
  const id = organization.id ?? createId('org');
  const at = now();
  const slug = organization.slug ?? id.toLowerCase().replaceAll('_', '-');
  const metadata = { public_metadata: {}, private_metadata: {}, ...organization.metadata };
  const row = { id, name: organization.name, slug, ...metadata, created_at: at, updated_at: at };
  // `onConflict` names no column, because both the id and the slug can conflict.
  const inserted = await database<OrganizationRow>(table)
    .insert({ ...row, ...metadataColumns(metadata) })
    .onConflict()
    .ignore()
    .returning('id');
  const isNew = inserted.length > 0;
  if (!isNew && !(await database<OrganizationRow>(table).where({ id }).first()))
    throw new Fault(400, 'duplicate_record', `An organization with the slug ${slug} already exists.`);
  if (isNew) webhooks.send('organization.created', organizationJson(row));
  return { id, isNew };
}

export async function getOrganization(directory: Directory, idOrSlug: string): Promise<OrganizationRow> {
  const row = await directory
    .database<OrganizationRow>(table)
    .where({ id: idOrSlug })
    .orWhere({ slug: idOrSlug })
    .first();
  if (!row) throw notFound('The organization');
  return row;
}

export interface OrganizationFilter {
  readonly query: string;
  readonly userIds: readonly string[];
  readonly organizationIds: readonly string[];
}

export type CountedOrganization = OrganizationRow & { readonly members_count: string };

export async function listOrganizations(
  { database }: Directory,
  filter: OrganizationFilter,
  { limit, offset, orderBy }: ListPage,
): Promise<{ items: CountedOrganization[]; totalCount: number }> {
  const query = database(`${table} as o`);
  if (filter.organizationIds.length > 0) query.whereIn('o.id', filter.organizationIds);
  if (filter.query !== '') query.whereRaw("concat_ws(' ', o.id, o.name, o.slug) ilike ?", [likePattern(filter.query)]);
  if (filter.userIds.length > 0) {
    const memberships = database('embedded_identity.memberships').select('organization_id');
    query.whereIn('o.id', memberships.whereIn('user_id', filter.userIds));
  }
  const { total } = (await query.clone().count({ total: '*' }).first()) as unknown as { total: string };
  const items = (await query
    .select('o.*', database.raw(`${membersCount} as members_count`))
    .orderByRaw(orderBy)
    .limit(limit)
    .offset(offset)) as CountedOrganization[];
  return { items, totalCount: Number(total) };
}

export const membersCount = '(select count(*) from embedded_identity.memberships m where m.organization_id = o.id)';

export interface OrganizationPatch extends MetadataPatch {
  readonly name?: string | undefined;
  readonly slug?: string | undefined;
}

/** Updates the given fields. Given metadata replaces the stored metadata, unless `mergesMetadata` is true. */
export async function updateOrganization(
  directory: Directory,
  id: string,
  patch: OrganizationPatch,
  { mergesMetadata }: { mergesMetadata: boolean },
): Promise<OrganizationRow> {
  const row = await directory.database.transaction(async (transaction) => {
    const before = await transaction<OrganizationRow>(table).where({ id }).forUpdate().first();
    if (!before) throw notFound('The organization');
    const metadata = mergesMetadata ? mergedColumns(before, patch) : metadataColumns(patch);
    const names = {
      ...(patch.name === undefined ? {} : { name: patch.name }),
      ...(patch.slug === undefined ? {} : { slug: patch.slug }),
    };
    const updated_at = Math.max(directory.now(), Number(before.updated_at) + 1);
    const [after] = (await transaction(table)
      .where({ id })
      .update({ ...names, ...metadata, updated_at })
      .returning('*')) as OrganizationRow[];
    return after ?? before;
  });
  directory.webhooks.send('organization.updated', organizationJson(row));
  return row;
}

export async function oldestOrganization(directory: Directory): Promise<OrganizationRow> {
  const row = await directory.database<OrganizationRow>(table).orderBy(['created_at', 'id']).first();
  if (!row) throw new Fault(404, 'resource_not_found', 'No organization exists.');
  return row;
}

export async function deleteOrganization(directory: Directory, id: string): Promise<unknown> {
  const count = await directory.database(table).where({ id }).delete();
  if (count === 0) throw notFound('The organization');
  const deleted = { object: 'organization', id, deleted: true };
  directory.webhooks.send('organization.deleted', deleted);
  return deleted;
}
