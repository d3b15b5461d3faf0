import type * as schemas from '../../generated/schemas.js';
import { fakeLimits, reasons } from '../../generated/fake-contract.js';
import type { FakeHandlers } from '../contract.js';
import type { Store, StoredUser } from '../store.js';
import { assertMetadata, storedMetadata } from './users.js';

type Request = schemas.InvitationsCreate['invitations'][number];

const alreadyInvited = { code: 'already_invited', error: reasons.invitation.pending } as const;
const notFound = { code: 'invitation_not_found', error: reasons.invitation.notFound } as const;
const notPending = { code: 'invitation_not_pending', error: reasons.invitation.notPending } as const;

function addMember(store: Store, account: StoredUser, { role = 'org:member', metadata }: Request): void {
  if (store.users.find(account.id)) return;
  store.users.put({
    ...account,
    role,
    publicMetadata: storedMetadata(metadata ?? {}),
    joinedAt: store.clock.now().getTime(),
  });
}

function expire(store: Store): void {
  const now = store.clock.now().getTime();
  for (const invitation of store.invitations.all()) {
    const updatedAt = invitation.createdAt + fakeLimits.invitationSeconds * 1_000;
    if (invitation.status === 'pending' && updatedAt <= now)
      store.invitations.change(invitation, { status: 'expired', updatedAt });
  }
}

function invite(store: Store, { email, role = 'org:member', metadata }: Request): schemas.Invitation | null {
  const isPending = store.invitations
    .all()
    .some(({ emailAddress, status }) => status === 'pending' && emailAddress.toLowerCase() === email.toLowerCase());
  if (isPending) return null;
  const at = store.clock.now().getTime();
  const publicMetadata = metadata && Object.keys(metadata).length > 0 ? metadata : null;
  return store.invitations.put({
    id: `orginv_${crypto.randomUUID().replaceAll('-', '')}`,
    emailAddress: email,
    role,
    status: 'pending',
    publicMetadata,
    createdAt: at,
    updatedAt: at,
  });
}

function create(store: Store, requests: readonly Request[]): schemas.InvitationsCreateResult {
  requests.forEach(({ metadata }, index) => assertMetadata(metadata, ['invitations', index, 'metadata']));
  const byAddress = new Map<string, Request>();
  for (const request of requests) {
    const address = request.email.toLowerCase();
    if (!byAddress.has(address)) byAddress.set(address, request);
  }
  const results: schemas.InvitationsCreateResult['results'] = [];
  const errors: schemas.InvitationsCreateResult['errors'] = [];
  for (const [address, request] of byAddress) {
    const { email } = request;
    const member = store.users.all().find((user) => user.email.toLowerCase() === address);
    const account = member ?? store.accounts.get(address);
    if (account) {
      addMember(store, account, request);
      results.push({ email, success: true, type: 'direct_membership', userId: account.id });
      continue;
    }
    const invitation = invite(store, request);
    if (invitation) results.push({ email, success: true, type: 'invitation', invitationId: invitation.id });
    else errors.push({ email, success: false, ...alreadyInvited });
  }
  const counts = { total: byAddress.size, successful: results.length, failed: errors.length };
  return { success: errors.length === 0, ...counts, results, errors };
}

function revoke(store: Store, given: readonly string[]): schemas.InvitationRevocationResult {
  const invitationIds = [...new Set(given)];
  const results: schemas.InvitationRevocationResult['results'] = [];
  const errors: schemas.InvitationRevocationResult['errors'] = [];
  for (const invitationId of invitationIds) {
    const invitation = store.invitations.find(invitationId);
    if (invitation?.status === 'pending') {
      store.invitations.change(invitation, { status: 'revoked', updatedAt: store.clock.now().getTime() });
      results.push({ invitationId, success: true });
    } else {
      errors.push({ invitationId, success: false, ...(invitation ? notPending : notFound) });
    }
  }
  const counts = { total: invitationIds.length, successful: results.length, failed: errors.length };
  return { success: errors.length === 0, ...counts, results, errors };
}

export const invitationHandlers = (
  store: Store,
): FakeHandlers<'listInvitations' | 'createInvitations' | 'revokeInvitations'> => ({
  listInvitations({ query: { limit, offset, status } }) {
    expire(store);
    const all = store.invitations
      .all()
      .reverse()
      .filter((invitation) => (status as readonly string[]).includes(invitation.status))
      .sort((left, right) => right.createdAt - left.createdAt);
    return { status: 200, body: { data: all.slice(offset, offset + limit), totalCount: all.length } };
  },
  createInvitations({ body: { invitations } }) {
    expire(store);
    const body = create(store, invitations);
    return { status: body.success ? 200 : 207, body };
  },
  revokeInvitations({ body: { invitationIds } }) {
    expire(store);
    const body = revoke(store, invitationIds);
    return { status: body.success ? 200 : 207, body };
  },
});
