// Implements the port with Clerk's Backend API. The embedded identity provider (server/embedded/identity) serves it
// too.
import { createClerkClient } from '@clerk/backend';
import { createInvitation, getInvitation, listInvitations, revokeInvitation } from './clerk-invitations.js';
import { addMember, findUserId, getMember, listMembers, replaceMetadata } from './clerk-memberships.js';
import { IdentityProviderError, type IdentityProvider } from './port.js';
import { createProviderCalls } from './provider-calls.js';

export interface ClerkOptions {
  readonly secretKey: string;
  /** Default: Clerk's own. */
  readonly apiUrl?: string;
  /** Timeout of a read. Default: 1.5 s, so that callers receive an error within 2 s. */
  readonly timeoutMs?: number;
  /** Timeout of a write. Default: 10 s, because a write that times out may still take effect. */
  readonly writeTimeoutMs?: number;
  /** As in `ProviderCallsOptions`. Default: 1 s. */
  readonly pauseMs?: number;
  readonly now?: () => number;
}

export function createClerkIdentityProvider(options: ClerkOptions): IdentityProvider {
  const { secretKey, apiUrl, timeoutMs = 1_500, writeTimeoutMs = 10_000, pauseMs = 1_000, now = Date.now } = options;
  const clerk = createClerkClient({
    secretKey,
    ...(apiUrl === undefined ? {} : { apiUrl }),
    telemetry: { disabled: true },
  });
  const runCall = createProviderCalls({ pauseMs, now });
  const within =
    (limitMs: number) =>
    <Result>(what: string, ids: readonly string[], work: (signal: AbortSignal) => Promise<Result>): Promise<Result> =>
      runCall(what, limitMs, async (signal) => {
        requireIds(ids);
        return work(signal);
      });
  const read = within(timeoutMs);
  const write = within(writeTimeoutMs);

  return {
    getOrganization: (organizationId) =>
      read('get the organization', [organizationId], async () => {
        const { id, name } = await clerk.organizations.getOrganization({ organizationId });
        return { id, name };
      }),
    listMembers: (request) => read('list members', [request.organizationId], () => listMembers(clerk, request)),
    getMember: (key) => read('get a member', [key.organizationId, key.userId], () => getMember(clerk, key)),
    findUserId: (email) => read('find an account', [], () => findUserId(clerk, email)),
    addMember: (member) =>
      write('add a member', [member.organizationId, member.userId], (signal) => addMember(clerk, member, signal)),
    replaceMetadata: (key, metadata) =>
      write('replace the metadata of a member', [key.organizationId, key.userId], (signal) =>
        replaceMetadata(clerk, key, metadata, signal),
      ),
    removeMember: ({ organizationId, userId }) =>
      write('remove a member', [organizationId, userId], async () => {
        await clerk.organizations.deleteOrganizationMembership({ organizationId, userId });
      }),
    listInvitations: (request) =>
      read('list invitations', [request.organizationId], () => listInvitations(clerk, request)),
    getInvitation: (key) =>
      read('get an invitation', [key.organizationId, key.invitationId], () => getInvitation(clerk, key)),
    createInvitation: (invitation) =>
      write('create an invitation', [invitation.organizationId], () => createInvitation(clerk, invitation)),
    revokeInvitation: (request) =>
      write('revoke an invitation', [request.organizationId, request.invitationId], () =>
        revokeInvitation(clerk, request),
      ),
  };
}

/**
 * Throws `not_found` for an id that Clerk cannot have issued. Clerk's client puts ids into the path unescaped:
 * "user_1/metadata" would reach another operation, and "?" would end the path.
 */
function requireIds(ids: readonly string[]): void {
  const isWellFormed = ids.every((id) => /^[A-Za-z0-9_-]{1,255}$/.test(id));
  if (!isWellFormed) throw new IdentityProviderError('not_found', 'the id is not a valid id of the identity provider');
}
