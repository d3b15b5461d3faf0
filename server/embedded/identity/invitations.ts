import type { Knex } from 'knex';
import type { Connection, Directory, ListPage } from './directory.js';
import { Fault, notFound } from './fault.js';
import { insertMembership } from './memberships.js';
import { invitationJson, membershipJson, userJson, type InvitationRow, type Membership } from './rows.js';
import { ensureUser } from './users.js';

const table = 'embedded_identity.invitations';
const dayMs = 86_400_000;
const defaultLifetimeDays = 30;

export interface NewInvitation {
  readonly organizationId: string;
  readonly emailAddress: string;
  readonly role: string;
  readonly publicMetadata: Record<string, unknown>;
  readonly privateMetadata: Record<string, unknown>;
  readonly lifetimeDays: number;
}

export interface InvitationKey {
  readonly organizationId: string;
  readonly invitationId: string;
}

export interface InvitationWithId extends Pick<NewInvitation, 'organizationId' | 'emailAddress' | 'role'> {
  readonly id: string;
  readonly status: 'pending' | 'accepted';
  readonly publicMetadata: Record<string, unknown>;
}

/** Does nothing if the invitation conflicts with a stored one. Sends no event. */
export async function addInvitation({ database, now }: Directory, invitation: InvitationWithId): Promise<void> {
  const at = now();
  await database(table)
    .insert({
      id: invitation.id,
      organization_id: invitation.organizationId,
      email_address: invitation.emailAddress,
      role: invitation.role,
      status: invitation.status,
      public_metadata: JSON.stringify(invitation.publicMetadata),
      private_metadata: '{}',
      created_at: at,
      updated_at: at,
      expires_at: at + defaultLifetimeDays * dayMs,
    })
    .onConflict()
    .ignore();
}

export async function createInvitation(directory: Directory, invitation: NewInvitation): Promise<InvitationRow> {
  const { database, webhooks } = directory;
  const row = await database.transaction((transaction) => insertInvitation(directory, transaction, invitation));
  webhooks.send('organizationInvitation.created', invitationJson(row));
  return row;
}

/** Creates all invitations or none. */
export async function createInvitations(
  directory: Directory,
  invitations: readonly NewInvitation[],
): Promise<InvitationRow[]> {
  const rows = await directory.database.transaction(async (transaction) => {
    const created: InvitationRow[] = [];
    for (const invitation of invitations) created.push(await insertInvitation(directory, transaction, invitation));
    return created;
  });
  for (const row of rows) directory.webhooks.send('organizationInvitation.created', invitationJson(row));
  return rows;
}

async function insertInvitation(
  directory: Directory,
  database: Connection,
  invitation: NewInvitation,
): Promise<InvitationRow> {
  const { createId, now } = directory;
  const { organizationId, emailAddress, role } = invitation;
  await expireOverdue(directory, database, organizationId);
  if (await isMember(database, organizationId, emailAddress)) {
    throw new Fault(
      400,
      'already_a_member_in_organization',
      `${emailAddress} is already a member of the organization.`,
    );
  }
  const at = now();
  const [row] = (await database(table)
    .insert({
      id: createId('orginv'),
      organization_id: organizationId,
      email_address: emailAddress,
      role,
      status: 'pending',
      public_metadata: JSON.stringify(invitation.publicMetadata),
      private_metadata: JSON.stringify(invitation.privateMetadata),
      created_at: at,
      updated_at: at,
      expires_at: at + invitation.lifetimeDays * dayMs,
    })
    .onConflict()
    .ignore()
    .returning('*')) as InvitationRow[];
  if (!row) throw new Fault(400, 'duplicate_record', `${emailAddress} has a pending invitation already.`);
  return row;
}

export async function listInvitations(
  directory: Directory,
  organizationId: string,
  filter: { statuses: readonly string[]; emails: readonly string[] },
  page: ListPage,
): Promise<{ items: InvitationRow[]; totalCount: number }> {
  const query = invitationsNow(directory, organizationId);
  if (filter.statuses.length > 0) query.whereIn('status', filter.statuses);
  if (filter.emails.length > 0)
    query.whereRaw('lower(email_address) = any(?)', [filter.emails.map((email) => email.toLowerCase())]);
  const { total } = (await query.clone().count({ total: '*' }).first()) as unknown as { total: string };
  const items = (await query.orderByRaw(page.orderBy).limit(page.limit).offset(page.offset)) as InvitationRow[];
  return { items, totalCount: Number(total) };
}

export async function getInvitation(directory: Directory, key: InvitationKey): Promise<InvitationRow> {
  const row = (await invitationsNow(directory, key.organizationId).where({ id: key.invitationId }).first()) as
    InvitationRow | undefined;
  if (!row) throw notFound('The invitation');
  return row;
}

export async function revokeInvitation(directory: Directory, key: InvitationKey): Promise<InvitationRow> {
  const { status } = await getInvitation(directory, key);
  const row =
    status === 'pending' ? await closePending(directory, directory.database, key.invitationId, 'revoked') : undefined;
  if (!row) throw notPending();
  directory.webhooks.send('organizationInvitation.revoked', invitationJson(row));
  return row;
}

/** Adds the member, and creates the account if it is missing. */
export async function acceptInvitation(
  directory: Directory,
  invitationId: string,
  person: { firstName?: string; lastName?: string },
): Promise<Membership> {
  const { database, webhooks } = directory;
  const accepted = await database.transaction(async (transaction) => {
    const found = await transaction<InvitationRow>(table).where({ id: invitationId }).first();
    if (!found) throw notFound('The invitation');
    const invitation = await closePending(directory, transaction, invitationId, 'accepted');
    if (!invitation) throw notPending();
    const { organization_id: organizationId, role, email_address: email, public_metadata: publicMetadata } = invitation;
    const user = await ensureUser(directory, transaction, { email, ...person });
    const membership = await insertMembership(directory, transaction, {
      organizationId,
      userId: user.row.id,
      role,
      publicMetadata,
    });
    if (!membership)
      throw new Fault(400, 'already_a_member_in_organization', `${email} is already a member of the organization.`);
    return { invitation, user, membership };
  });
  const { invitation, user, membership } = accepted;
  if (user.isNew) webhooks.send('user.created', userJson(user.row));
  webhooks.send('organizationInvitation.accepted', { ...invitationJson(invitation), user_id: user.row.id });
  webhooks.send('organizationMembership.created', membershipJson(membership));
  return membership;
}

/** Returns undefined if the invitation is not pending, or is overdue. */
async function closePending(
  { now }: Directory,
  connection: Connection,
  id: string,
  status: 'accepted' | 'revoked',
): Promise<InvitationRow | undefined> {
  const updated_at = connection.raw('greatest(?, updated_at + 1)', [now()]);
  const [row] = (await connection(table)
    .where({ id, status: 'pending' })
    .where('expires_at', '>', now())
    .update({ status, updated_at })
    .returning('*')) as InvitationRow[];
  return row;
}

/**
 * Selects the invitations of an organization. An overdue one is `expired` even if its row is still `pending`. Does not
 * update the row, because lists must also work on a read-only database.
 */
function invitationsNow({ database, now }: Directory, organizationId: string): Knex.QueryBuilder {
  const isOverdue = `status = 'pending' and expires_at <= :now`;
  const rows = `(
    select id, organization_id, email_address, role, public_metadata, private_metadata, created_at, expires_at,
      case when ${isOverdue} then 'expired' else status end as status,
      case when ${isOverdue} then expires_at else updated_at end as updated_at
    from ${table} where organization_id = :organizationId
  ) as invitations`;
  return database.from(database.raw(rows, { now: now(), organizationId }));
}

/**
 * Marks overdue invitations as expired. Otherwise, the unique index would reject a new invitation for the same address.
 */
async function expireOverdue({ now }: Directory, connection: Connection, organizationId: string): Promise<void> {
  await connection(table)
    .where({ organization_id: organizationId, status: 'pending' })
    .where('expires_at', '<=', now())
    .update({ status: 'expired', updated_at: connection.ref('expires_at') });
}

async function isMember(connection: Connection, organizationId: string, email: string): Promise<boolean> {
  const query = connection('embedded_identity.memberships as m').join(
    'embedded_identity.users as u',
    'u.id',
    'm.user_id',
  );
  const row: unknown = await query
    .where('m.organization_id', organizationId)
    .whereRaw('lower(u.email) = lower(?)', [email])
    .first('m.id');
  return row !== undefined;
}

function notPending(): Fault {
  return new Fault(400, 'organization_invitation_not_pending', 'Only a pending invitation can be accepted or revoked.');
}
