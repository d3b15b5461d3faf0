import { maxTokenAgeDays } from '../../generated/operations.js';

/** Milliseconds since 1970 in UTC. */
type EpochMilliseconds = number;

/** Maximum age of a token. After a removal or role change, earlier tokens must be checked for only this long. */
export const maxTokenAgeMs = maxTokenAgeDays * 86_400_000;

export interface Member {
  readonly userId: string;
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly username: string | null;
  readonly profileImageUrl: string;
  readonly role: string;
  readonly publicMetadata: Metadata;
  readonly joinedAt: EpochMilliseconds;
  /** When the membership last changed, to compare two copies. */
  readonly updatedAt: EpochMilliseconds;
  readonly lastSignInAt: EpochMilliseconds | null;
  /** When the account was created, which may be before the membership began. */
  readonly createdAt: EpochMilliseconds;
}

export type Metadata = Readonly<Record<string, unknown>>;

export interface Page<Item> {
  readonly items: readonly Item[];
  /** Number of matching items on all pages. */
  readonly totalCount: number;
}

export type MemberSortField = 'created_at' | 'email_address' | 'first_name' | 'last_name' | 'username';

export interface ListMembers {
  readonly organizationId: string;
  /** 1 to 500. */
  readonly limit: number;
  readonly offset: number;
  /** Default: newest first. */
  readonly orderBy?: { readonly field: MemberSortField; readonly direction: 'ascending' | 'descending' };
  /** An empty list of roles, user ids or emails matches no member. Default: all members. */
  readonly roles?: readonly string[];
  readonly userIds?: readonly string[];
  readonly emails?: readonly string[];
  /** Part of an email address, name, username or user id. */
  readonly query?: string;
}

export interface MemberKey {
  readonly organizationId: string;
  readonly userId: string;
}

export type InvitationStatus = 'pending' | 'accepted' | 'revoked' | 'expired';

export interface Invitation {
  readonly id: string;
  readonly emailAddress: string;
  readonly role: string;
  readonly status: InvitationStatus;
  readonly publicMetadata: Metadata;
  readonly createdAt: EpochMilliseconds;
  readonly updatedAt: EpochMilliseconds;
}

/** Selects a page of an organization's invitations, newest first. */
export interface ListInvitations {
  readonly organizationId: string;
  readonly limit: number;
  readonly offset: number;
  /** An empty list matches no invitation. Default: all statuses. */
  readonly statuses?: readonly InvitationStatus[];
}

export interface NewInvitation {
  readonly organizationId: string;
  readonly emailAddress: string;
  readonly role: string;
  readonly publicMetadata?: Metadata;
  readonly inviterUserId?: string;
  /** Days until the invitation expires. Default: 30. */
  readonly lifetimeDays?: number;
}

export interface InvitationKey {
  readonly organizationId: string;
  readonly invitationId: string;
}

export interface RevokeInvitation extends InvitationKey {
  readonly revokedBy?: string;
}

export interface NewMember extends MemberKey {
  readonly role: string;
  readonly publicMetadata?: Metadata;
}

/** The identity in a verified token. With an organization, it becomes the caller (platform/caller.ts). */
export interface Principal {
  readonly userId: string;
  /** Null if the token contains no organization. */
  readonly organizationId: string | null;
  /** A role, such as `org:admin` or a custom role of the issuer, or null if the token contains none. */
  readonly role: string | null;
  readonly permissions: readonly string[];
  readonly sessionId?: string;
}

export type Claims = Readonly<Record<string, unknown>>;

/** Reads the claims of a verified token. Throws if the token must be rejected. Only the log shows the error. */
export type ReadPrincipal = (claims: Claims) => Principal;

/**
 * A failed call rejects with an IdentityProviderError within the adapter's timeout. After `unavailable`, a change may
 * have taken effect, or may still take effect. `addMember` and `replaceMetadata` make several calls, so after any
 * rejection, a part of their change may have taken effect.
 */
export interface IdentityProvider {
  getOrganization(organizationId: string): Promise<{ readonly id: string; readonly name: string }>;
  listMembers(request: ListMembers): Promise<Page<Member>>;
  getMember(key: MemberKey): Promise<Member>;
  /** Returns the id of the account with this address, or null. The account need not belong to a member. */
  findUserId(email: string): Promise<string | null>;
  /** Adds a user who has an account, without an invitation. Rejects with `conflict` if the user is already a member. */
  addMember(member: NewMember): Promise<Member>;
  /**
   * Returns the member with the metadata as stored. The provider may omit keys that are null. Concurrent successful
   * replacements leave the metadata of one of them, never a mixture.
   */
  replaceMetadata(key: MemberKey, metadata: Metadata): Promise<Member>;
  removeMember(key: MemberKey): Promise<void>;
  listInvitations(request: ListInvitations): Promise<Page<Invitation>>;
  getInvitation(key: InvitationKey): Promise<Invitation>;
  createInvitation(invitation: NewInvitation): Promise<Invitation>;
  revokeInvitation(request: RevokeInvitation): Promise<Invitation>;
}

/**
 * `not_found`: the organization, member or invitation does not exist. `conflict`: a duplicate, a state that forbids the
 * call, or metadata that others kept changing. `invalid`: the provider rejects a value. `unavailable`: the provider is
 * down or too slow. `misconfigured`: the provider rejects our key.
 */
export type IdentityFailure = 'not_found' | 'conflict' | 'invalid' | 'rate_limited' | 'unavailable' | 'misconfigured';

export class IdentityProviderError extends Error {
  override readonly name = 'IdentityProviderError';
  /**
   * Seconds after which a retry may succeed. Null if unknown, and for failures other than `rate_limited` and
   * `unavailable`.
   */
  readonly retryAfterSeconds: number | null;

  constructor(
    readonly failure: IdentityFailure,
    message: string,
    options: { cause?: unknown; retryAfterSeconds?: number } = {},
  ) {
    super(message, options);
    this.retryAfterSeconds = options.retryAfterSeconds ?? null;
  }
}
