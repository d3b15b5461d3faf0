import { organizationJson, type OrganizationRow } from './rows.js';
import type { Directory } from './directory.js';
import { Fault, notFound } from './fault.js';

const table = 'embedded_identity.organizations';

export interface NewOrganization {
  /** Default: a new id. */
  readonly id?: string;
  readonly name: string;
  /** Default: derived from the id. */
  readonly slug?: string;
}

/** Creates the organization, unless one with the id exists: then `isNew` is false, and it stays unchanged. */
export async function addOrganization(
  directory: Directory,
  organization: NewOrganization,
): Promise<{ id: string; isNew: boolean }> {
  const { database, webhooks, createId, now } = directory;
  const id = organization.id ?? createId('org');
  const at = now();
  const slug = organization.slug ?? id.toLowerCase().replaceAll('_', '-');
  const row = { id, name: organization.name, slug, created_at: at, updated_at: at };
  // No column is named: of two processes that add the same organization at once, one may meet the other's slug first.
  const inserted = await database<OrganizationRow>(table).insert(row).onConflict().ignore().returning('id');
  const isNew = inserted.length > 0;
  if (!isNew && !(await database<OrganizationRow>(table).where({ id }).first()))
    throw new Fault(400, 'duplicate_record', `an organization with the slug ${slug} exists already`);
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

/** Returns the default organization for tokens, which is the demo's. */
export async function oldestOrganization(directory: Directory): Promise<OrganizationRow> {
  const row = await directory.database<OrganizationRow>(table).orderBy(['created_at', 'id']).first();
  if (!row) throw notFound('Any organization');
  return row;
}

export async function deleteOrganization(directory: Directory, id: string): Promise<unknown> {
  const count = await directory.database(table).where({ id }).delete();
  if (count === 0) throw notFound('The organization');
  const deleted = { object: 'organization', id, deleted: true };
  directory.webhooks.send('organization.deleted', deleted);
  return deleted;
}
