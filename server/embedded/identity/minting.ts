// Creates session tokens. Clerk issues them at sign-in. Here, any holder of the secret key can request them.
import type { Directory } from './directory.js';
import { Fault, notFound } from './fault.js';
import { getMembership, oldestMember } from './memberships.js';
import { oldestOrganization } from './organizations.js';
import type { Membership } from './rows.js';
import type { SignToken } from './tokens.js';
import { getUser, recordSignIn } from './users.js';

export interface TokenRequest {
  readonly userId: string;
  /** If omitted, the token has no organization. */
  readonly organizationId?: string;
  /** Version of Clerk's session tokens. Default: 2. */
  readonly version?: 1 | 2;
  /** Default: one hour. The 60 s of Clerk's tokens are too short for commands that a person types in a shell. */
  readonly lifetimeSeconds?: number;
  readonly authorizedParty?: string;
}

export interface TokenMaker {
  readonly directory: Directory;
  readonly sign: SignToken;
}

export async function mintToken({ directory, sign }: TokenMaker, request: TokenRequest): Promise<string> {
  const { userId, organizationId, version = 2, lifetimeSeconds = 3600, authorizedParty } = request;
  await getUser(directory, userId);
  const membership = organizationId === undefined ? null : await getMembership(directory, { organizationId, userId });
  await recordSignIn(directory, userId);
  return sign({
    userId,
    membership,
    version,
    lifetimeSeconds,
    ...(authorizedParty === undefined ? {} : { authorizedParty }),
  });
}

/**
 * Chooses the user of a token: the requested user, otherwise the oldest member with the role. Defaults: the oldest
 * organization, and the role `org:admin`.
 */
export async function choosePerson(
  directory: Directory,
  wanted: { readonly organizationId?: string; readonly userId?: string; readonly role?: string },
): Promise<Membership> {
  const organizationId = wanted.organizationId ?? (await oldestOrganization(directory)).id;
  if (wanted.userId === undefined) {
    const role = wanted.role ?? 'org:admin';
    const member = await oldestMember(directory, organizationId, role);
    if (!member) throw notFound(`A member of ${organizationId} with the role ${role}`);
    return member;
  }
  const member = await getMembership(directory, { organizationId, userId: wanted.userId });
  if (wanted.role !== undefined && member.row.role !== wanted.role) {
    throw new Fault(
      400,
      'role_mismatch',
      `${wanted.userId} has the role ${member.row.role} in ${organizationId}, not ${wanted.role}.`,
    );
  }
  return member;
}
