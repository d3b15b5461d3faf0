// Only the identity provider stores invitations.
import type { IdentityProvider, Invitation, InvitationStatus, Member } from '../../../platform/identity/port.js';
import type { AuditedChange, Origin } from '../../../platform/audit.js';
import type { Caller } from '../../../platform/caller.js';
import { isSameJson } from '../../../platform/records/json.js';
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.js';
import { ApiError } from '../../../platform/errors.js';
import { limits } from '../../../generated/limits.js';
import type { components } from '../../../generated/types.js';
import {
  entryFailure,
  processEntries,
  summarize,
  providerFailure,
  type BulkResult,
  type EntryFailure,
} from './bulk.js';
import { problemsOfMetadata } from './metadata.js';
import type { Mirror } from '../members/member-mirror.js';
import { findEarlierInvitation, wasAddedSince, wasRevokedSince } from './earlier-attempts.js';
import { translateProviderErrors, failureOf } from '../provider-failures.js';
import { shownRole } from '../members/roles.js';

type Schemas = components['schemas'];
export type InvitationPage = Schemas['InvitationPage'];
export type InvitationRequest = Schemas['InvitationsCreate']['invitations'][number];
type CreateSuccess = Schemas['InvitationsCreateResult']['results'][number];
type CreateFailure = { email: string } & EntryFailure<'already_invited' | 'address_refused'>;
type RevokeSuccess = Schemas['InvitationRevoked'];
type RevokeFailure = { invitationId: string } & EntryFailure<'invitation_not_found' | 'invitation_not_pending'>;
export type InvitationsCreated = BulkResult<CreateSuccess, CreateFailure>;
export type InvitationsRevoked = BulkResult<RevokeSuccess, RevokeFailure>;

export interface InvitationFilter {
  limit: number;
  offset: number;
  statuses: readonly InvitationStatus[];
}

export interface Invitations {
  list(organizationId: string, filter: InvitationFilter): Promise<InvitationPage>;
  /** Invites the addresses. If an address belongs to an account, the user becomes a member directly. */
  create(caller: Caller, requests: readonly InvitationRequest[], unit: UnitOfWork): Promise<InvitationsCreated>;
  revoke(caller: Caller, invitationIds: readonly string[], unit: UnitOfWork): Promise<InvitationsRevoked>;
}

export interface InvitationsDependencies {
  identityProvider: IdentityProvider;
  mirror: Mirror;
  /** Adds a change to the audit log. The provider has already made the change. */
  record(origin: Origin, organizationId: string, change: AuditedChange): Promise<void>;
  now: () => Date;
  reportFailure(error: unknown, about: Record<string, string>): void;
}

const lifetimeDays = limits.Invitation.expiresAfterSeconds / 86_400;

function toInvitation({
  id,
  emailAddress,
  role,
  status,
  publicMetadata,
  createdAt,
  updatedAt,
}: Invitation): Schemas['Invitation'] {
  const isEmpty = Object.keys(publicMetadata).length === 0;
  return {
    id,
    emailAddress,
    role: shownRole(role),
    status,
    publicMetadata: isEmpty ? null : publicMetadata,
    createdAt,
    updatedAt,
  };
}

async function list(
  { identityProvider }: InvitationsDependencies,
  organizationId: string,
  filter: InvitationFilter,
): Promise<InvitationPage> {
  try {
    const { items, totalCount } = await identityProvider.listInvitations({ organizationId, ...filter });
    return { data: items.map(toInvitation), totalCount };
  } catch (error) {
    if (failureOf(error) === 'not_found') throw new ApiError('organization_required', { cause: error });
    throw error;
  }
}

/** Keeps the first entry of each address, ignoring case. */
function withoutDuplicates(requests: readonly InvitationRequest[]): InvitationRequest[] {
  const first = new Map<string, InvitationRequest>();
  for (const request of requests) {
    const address = request.email.toLowerCase();
    if (!first.has(address)) first.set(address, request);
  }
  return [...first.values()];
}

/**
 * Adds a user with an account to the organization. Does not change an existing member, except to add the metadata that
 * an earlier attempt of this request did not add.
 */
async function addMember(
  dependencies: InvitationsDependencies,
  { organizationId }: Caller,
  userId: string,
  request: InvitationRequest,
  { origin, repeatedSince }: UnitOfWork,
): Promise<void> {
  const { identityProvider, mirror, now } = dependencies;
  const { role = 'org:member', metadata } = request;
  const requestedAt = now().getTime();
  const record = (member: Member) => {
    const entry = {
      action: 'user.added',
      recordId: userId,
      recordName: member.email,
      before: null,
      after: { role, metadata: member.publicMetadata },
    } as const;
    return mirror.recordRead(organizationId, member, requestedAt, { origin, entries: () => [entry] });
  };
  const key = { organizationId, userId };
  try {
    await record(await identityProvider.addMember({ ...key, role, ...(metadata && { publicMetadata: metadata }) }));
  } catch (error) {
    if (failureOf(error) !== 'conflict') throw error;
    // A conflict can also mean that the provider accepts no further members, so check the membership.
    const member = await identityProvider.getMember(key);
    const lacksMetadata = isSameJson(member.publicMetadata, {}) && !isSameJson(metadata ?? {}, {});
    if (metadata && lacksMetadata && repeatedSince !== null && wasAddedSince(member, repeatedSince))
      await record(await identityProvider.replaceMetadata(key, metadata));
    else await mirror.recordRead(organizationId, member, requestedAt);
  }
}

/** Creates the invitation, or returns the invitation that an earlier attempt of this request created. */
async function invite(
  { identityProvider }: InvitationsDependencies,
  { organizationId, userId: inviterUserId }: Caller,
  { email, role = 'org:member', metadata }: InvitationRequest,
  { repeatedSince }: UnitOfWork,
): Promise<Invitation> {
  try {
    const invitation = { organizationId, emailAddress: email, role, inviterUserId, lifetimeDays };
    return await identityProvider.createInvitation({ ...invitation, ...(metadata && { publicMetadata: metadata }) });
  } catch (error) {
    if (failureOf(error) !== 'conflict' || repeatedSince === null) throw error;
    const earlier = await findEarlierInvitation(
      identityProvider,
      { organizationId, email, role, metadata: metadata ?? {} },
      repeatedSince,
    );
    if (earlier === null) throw error;
    return earlier;
  }
}

async function createOne(
  dependencies: InvitationsDependencies,
  caller: Caller,
  request: InvitationRequest,
  unit: UnitOfWork,
): Promise<CreateSuccess> {
  const { identityProvider } = dependencies;
  const { email } = request;
  const userId = await identityProvider.findUserId(email);
  if (userId !== null) {
    await addMember(dependencies, caller, userId, request, unit);
    return { email, success: true, type: 'direct_membership', userId };
  }
  const { id, role, publicMetadata: metadata } = await invite(dependencies, caller, request, unit);
  await dependencies.record(unit.origin, caller.organizationId, {
    action: 'invitation.created',
    recordId: id,
    recordName: email,
    before: null,
    after: { email, role: shownRole(role), metadata },
  });
  return { email, success: true, type: 'invitation', invitationId: id };
}

async function create(
  dependencies: InvitationsDependencies,
  caller: Caller,
  requests: readonly InvitationRequest[],
  unit: UnitOfWork,
): Promise<InvitationsCreated> {
  const details = requests.flatMap(({ metadata }, index) =>
    problemsOfMetadata(metadata, ['invitations', String(index), 'metadata']),
  );
  if (details.length > 0) throw new ApiError('bad_request', { details });
  const fail = ({ email }: InvitationRequest, error: unknown): CreateSuccess | CreateFailure => {
    switch (failureOf(error)) {
      case 'conflict':
        return { email, ...entryFailure('already_invited') };
      case 'invalid':
      case 'not_found':
        return { email, ...entryFailure('address_refused') };
      default:
        dependencies.reportFailure(error, { organizationId: caller.organizationId });
        return { email, ...providerFailure(error) };
    }
  };
  return summarize(
    await processEntries(
      withoutDuplicates(requests),
      (request) => createOne(dependencies, caller, request, unit),
      fail,
    ),
  );
}

async function revoke(
  dependencies: InvitationsDependencies,
  caller: Caller,
  invitationIds: readonly string[],
  { repeatedSince, origin, isDryRun }: UnitOfWork,
): Promise<InvitationsRevoked> {
  const { identityProvider } = dependencies;
  const { organizationId, userId: revokedBy } = caller;
  const revokeOne = async (invitationId: string): Promise<RevokeSuccess | RevokeFailure> => {
    if (isDryRun) {
      const { status } = await identityProvider.getInvitation({ organizationId, invitationId });
      return { invitationId, ...(status === 'pending' ? { success: true } : entryFailure('invitation_not_pending')) };
    }
    try {
      await identityProvider.revokeInvitation({ organizationId, invitationId, revokedBy });
    } catch (error) {
      const mayBeEarlierAttempt =
        repeatedSince !== null && (failureOf(error) === 'conflict' || failureOf(error) === 'invalid');
      if (
        !mayBeEarlierAttempt ||
        !(await wasRevokedSince(identityProvider, { organizationId, invitationId }, repeatedSince))
      )
        throw error;
    }
    await dependencies.record(origin, organizationId, {
      action: 'invitation.revoked',
      recordId: invitationId,
      recordName: null,
      before: { status: 'pending' },
      after: { status: 'revoked' },
    });
    return { invitationId, success: true };
  };
  const fail = (invitationId: string, error: unknown): RevokeSuccess | RevokeFailure => {
    switch (failureOf(error)) {
      case 'not_found':
        return { invitationId, ...entryFailure('invitation_not_found') };
      case 'conflict':
      case 'invalid':
        return { invitationId, ...entryFailure('invitation_not_pending') };
      default:
        dependencies.reportFailure(error, { organizationId, invitationId });
        return { invitationId, ...providerFailure(error) };
    }
  };
  return summarize(await processEntries([...new Set(invitationIds)], revokeOne, fail));
}

export function createInvitations(dependencies: InvitationsDependencies): Invitations {
  return {
    list: (organizationId, filter) => translateProviderErrors(list(dependencies, organizationId, filter)),
    create: (caller, requests, unit) => create(dependencies, caller, requests, unit),
    revoke: (caller, invitationIds, unit) => revoke(dependencies, caller, invitationIds, unit),
  };
}
