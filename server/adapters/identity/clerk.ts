// The identity provider port over Clerk's Backend API. The embedded provider is reached by this same code, at another address.
import { createClerkClient } from '@clerk/backend';
import { createInvitation, listInvitations, revokeInvitation } from './clerk-invitations.js';
import { addMember, findUserId, getMember, listMembers, replaceMetadata } from './clerk-memberships.js';
import { IdentityProviderError, type IdentityProvider } from './port.js';
import { createProviderCalls } from './provider-calls.js';

export interface ClerkOptions {
  readonly secretKey: string;
  /** Where the Backend API is. Default Clerk's own. */
  readonly apiUrl?: string;
  /** Default 1.5 s, so that a caller of ours hears of a provider that is down in less than 2 s. */
  readonly timeoutMs?: number;
  /** How long calls fail at once after one found the provider down. Default 1 s. */
  readonly pauseMs?: number;
  readonly now?: () => number;
}

export function createClerkIdentityProvider(options: ClerkOptions): IdentityProvider {
  const { secretKey, apiUrl, timeoutMs = 1_500, pauseMs = 1_000, now = Date.now } = options;
  const clerk = createClerkClient({ secretKey, ...(apiUrl === undefined ? {} : { apiUrl }), telemetry: { disabled: true } });
  const runCall = createProviderCalls({ timeoutMs, pauseMs, now });
  const run = <Result>(what: string, ids: readonly string[], work: (signal: AbortSignal) => Promise<Result>): Promise<Result> =>
    runCall(what, async (signal) => {
      requireIds(ids);
      return work(signal);
    });

  return {
    getOrganization: (organizationId) =>
      run('get the organization', [organizationId], async () => {
        const { id, name } = await clerk.organizations.getOrganization({ organizationId });
        return { id, name };
      }),
    listMembers: (request) => run('list members', [request.organizationId], () => listMembers(clerk, request)),
    getMember: (key) => run('get a member', [key.organizationId, key.userId], () => getMember(clerk, key)),
    findUserId: (email) => run('find an account', [], () => findUserId(clerk, email)),
    addMember: (member) => run('add a member', [member.organizationId, member.userId], (signal) => addMember(clerk, member, signal)),
    replaceMetadata: (key, metadata) =>
      run('replace the metadata of a member', [key.organizationId, key.userId], (signal) => replaceMetadata(clerk, key, metadata, signal)),
    removeMember: ({ organizationId, userId }) =>
      run('remove a member', [organizationId, userId], async () => {
        await clerk.organizations.deleteOrganizationMembership({ organizationId, userId });
      }),
    listInvitations: (request) => run('list invitations', [request.organizationId], () => listInvitations(clerk, request)),
    createInvitation: (invitation) =>
      run('create an invitation', [invitation.organizationId], () => createInvitation(clerk, invitation)),
    revokeInvitation: (request) =>
      run('revoke an invitation', [request.organizationId, request.invitationId], () => revokeInvitation(clerk, request)),
  };
}

/**
 * Clerk's client puts ids into the path as they are: "user_1/metadata" would reach another operation, and "?" would end the path. Such an
 * id belongs to nobody.
 */
function requireIds(ids: readonly string[]): void {
  const isWellFormed = ids.every((id) => /^[A-Za-z0-9_-]{1,255}$/.test(id));
  if (!isWellFormed) throw new IdentityProviderError('not_found', 'an id that the identity provider cannot have given');
}
