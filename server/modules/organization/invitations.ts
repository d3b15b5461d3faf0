// Rules of invitations. The identity provider keeps them; there is no copy.
import type { IdentityProvider, Invitation, InvitationStatus } from '../../platform/identity/port.js';
import type { Caller } from '../../platform/caller.js';
import { autocommit, type UnitOfWork } from '../../platform/unit-of-work.js';
import { ApiError } from '../../platform/errors.js';
import { limits } from '../../generated/limits.js';
import type { components } from '../../generated/types.js';
import { failed, forEachEntry, passingFailure, summarize } from './bulk.js';
import { problemsOfMetadata } from './metadata.js';
import type { Mirror } from './mirror.js';
import { findOwnInvitation, wasRevokedSince } from './own-effects.js';
import { asking, failureOf } from './provider-failures.js';
import { shownRole } from './roles.js';

type Schemas = components['schemas'];
export type InvitationPage = Schemas['InvitationPage'];
export type InvitationRequest = Schemas['InvitationsCreate']['invitations'][number];
export type InvitationsCreated = Schemas['InvitationsCreateResult'];
export type InvitationsRevoked = Schemas['InvitationRevocationResult'];
type CreateOutcome = InvitationsCreated['results'][number] | InvitationsCreated['errors'][number];
type RevokeOutcome = InvitationsRevoked['results'][number] | InvitationsRevoked['errors'][number];

export interface InvitationFilter {
  limit: number;
  offset: number;
  statuses: readonly InvitationStatus[];
}

export interface Invitations {
  list(organizationId: string, filter: InvitationFilter): Promise<InvitationPage>;
  /** Invites, or makes members of those who have an account. Each entry for itself. */
  create(caller: Caller, requests: readonly InvitationRequest[], unit?: UnitOfWork): Promise<InvitationsCreated>;
  /** Each entry for itself. */
  revoke(caller: Caller, invitationIds: readonly string[], unit?: UnitOfWork): Promise<InvitationsRevoked>;
}

export interface InvitationsParts {
  identityProvider: IdentityProvider;
  mirror: Mirror;
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
  { identityProvider }: InvitationsParts,
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

/** The first of each address; upper and lower case are alike. */
function withoutDuplicates(requests: readonly InvitationRequest[]): InvitationRequest[] {
  const first = new Map<string, InvitationRequest>();
  for (const request of requests) {
    const address = request.email.toLowerCase();
    if (!first.has(address)) first.set(address, request);
  }
  return [...first.values()];
}

/** Makes a member of somebody with an account; who is one already stays as they are. */
async function addMember(
  parts: InvitationsParts,
  { organizationId }: Caller,
  userId: string,
  request: InvitationRequest,
): Promise<void> {
  const { identityProvider, mirror, now } = parts;
  const { role = 'org:member', metadata } = request;
  const askedAt = now().getTime();
  try {
    const member = await identityProvider.addMember({
      organizationId,
      userId,
      role,
      ...(metadata && { publicMetadata: metadata }),
    });
    await mirror.noteRead(organizationId, member, askedAt);
  } catch (error) {
    if (failureOf(error) !== 'conflict') throw error;
    // Also of an instance that lets nobody more in; only a member is a success.
    await mirror.noteRead(organizationId, await identityProvider.getMember({ organizationId, userId }), askedAt);
  }
}

/** Creates the invitation, or finds the one that an earlier attempt of this request created. */
async function invite(
  { identityProvider }: InvitationsParts,
  { organizationId, userId: inviterUserId }: Caller,
  { email, role = 'org:member', metadata }: InvitationRequest,
  { repeatedSince }: UnitOfWork,
): Promise<Invitation> {
  try {
    const invitation = { organizationId, emailAddress: email, role, inviterUserId, lifetimeDays };
    return await identityProvider.createInvitation({ ...invitation, ...(metadata && { publicMetadata: metadata }) });
  } catch (error) {
    if (failureOf(error) !== 'conflict' || repeatedSince === null) throw error;
    const own = await findOwnInvitation(
      identityProvider,
      { organizationId, email, role, metadata: metadata ?? {} },
      repeatedSince,
    );
    if (own === null) throw error;
    return own;
  }
}

async function createOne(
  parts: InvitationsParts,
  caller: Caller,
  request: InvitationRequest,
  unit: UnitOfWork,
): Promise<CreateOutcome> {
  const { identityProvider } = parts;
  const { email } = request;
  const userId = await identityProvider.findUserId(email);
  if (userId !== null) {
    await addMember(parts, caller, userId, request);
    return { email, success: true, type: 'direct_membership', userId };
  }
  const { id } = await invite(parts, caller, request, unit);
  return { email, success: true, type: 'invitation', invitationId: id };
}

async function create(
  parts: InvitationsParts,
  caller: Caller,
  requests: readonly InvitationRequest[],
  unit: UnitOfWork,
): Promise<InvitationsCreated> {
  const details = requests.flatMap(({ metadata }, index) =>
    problemsOfMetadata(metadata, ['invitations', String(index), 'metadata']),
  );
  if (details.length > 0) throw new ApiError('bad_request', { details });
  const fail = ({ email }: InvitationRequest, error: unknown): CreateOutcome => {
    switch (failureOf(error)) {
      case 'conflict':
        return { email, ...failed('An invitation for this email address is already pending') };
      case 'invalid':
      case 'not_found':
        return { email, ...failed('This email address cannot be invited') };
      default:
        parts.reportFailure(error, { organizationId: caller.organizationId });
        return { email, ...passingFailure(error) };
    }
  };
  return summarize(
    await forEachEntry(withoutDuplicates(requests), (request) => createOne(parts, caller, request, unit), fail),
  );
}

async function revoke(
  parts: InvitationsParts,
  caller: Caller,
  invitationIds: readonly string[],
  { repeatedSince }: UnitOfWork,
): Promise<InvitationsRevoked> {
  const { identityProvider } = parts;
  const { organizationId, userId: revokedBy } = caller;
  const revokeOne = async (invitationId: string): Promise<RevokeOutcome> => {
    try {
      await identityProvider.revokeInvitation({ organizationId, invitationId, revokedBy });
    } catch (error) {
      const mayBeOwn = repeatedSince !== null && (failureOf(error) === 'conflict' || failureOf(error) === 'invalid');
      if (!mayBeOwn || !(await wasRevokedSince(identityProvider, { organizationId, invitationId }, repeatedSince)))
        throw error;
    }
    return { invitationId, success: true };
  };
  const fail = (invitationId: string, error: unknown): RevokeOutcome => {
    switch (failureOf(error)) {
      case 'not_found':
        return { invitationId, ...failed('Invitation not found') };
      case 'conflict':
      case 'invalid':
        return { invitationId, ...failed('Invitation is not pending') };
      default:
        parts.reportFailure(error, { organizationId, invitationId });
        return { invitationId, ...passingFailure(error) };
    }
  };
  return summarize(await forEachEntry([...new Set(invitationIds)], revokeOne, fail));
}

export function createInvitations(parts: InvitationsParts): Invitations {
  return {
    list: (organizationId, filter) => asking(list(parts, organizationId, filter)),
    create: (caller, requests, unit = autocommit) => create(parts, caller, requests, unit),
    revoke: (caller, invitationIds, unit = autocommit) => revoke(parts, caller, invitationIds, unit),
  };
}
