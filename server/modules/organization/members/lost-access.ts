// Tracks lost access, so that removals and lowered roles apply before the tokens of a user expire. A token states what
// a user could do when it was issued, and may stay valid for up to 30 days. The data is kept in memory, because every
// request reads it.
import { maxTokenAgeMs as acceptedTokenAgeMs } from '../../../platform/identity/port.js';
import type { MemberState } from './member-state.js';
import type { AccessLoss } from './members-repository.js';
import { isLowered } from './roles.js';

export interface LostAccess {
  /** Returns whether the user was removed after the token was issued. `issuedAt` is in milliseconds since 1970. */
  hasLostAccess(organizationId: string, userId: string, issuedAt: number): boolean;
  /**
   * Returns the current, lower role of a member whose role was lowered after the token was issued. Returns null if the
   * role of the token is valid.
   */
  loweredRole(organizationId: string, userId: string, tokenRole: string | null, issuedAt: number): string | null;
  recordRemovals(organizationId: string, userIds: readonly string[], at: number): void;
  recordRole(organizationId: string, state: Pick<MemberState, 'userId' | 'role' | 'loweredAt'>): void;
  /** Forgets the removal of a user who is a member again. */
  forget(organizationId: string, userId: string): void;
  /** Loads the removals and lowered roles that other processes recorded. */
  reload(): Promise<void>;
}

export interface LostAccessDependencies {
  repository: { accessLostSince(at: number): Promise<AccessLoss[]> };
  now: () => Date;
  /** Maximum age of a token, after which it is rejected. Default: 30 days. */
  maxTokenAgeMs?: number;
}

const keyOf = (organizationId: string, userId: string) => `${organizationId}\n${userId}`;

export function createLostAccess({
  repository,
  now,
  maxTokenAgeMs = acceptedTokenAgeMs,
}: LostAccessDependencies): LostAccess {
  const removedAt = new Map<string, number>();
  const lowered = new Map<string, { role: string; at: number }>();
  const recordRemovals = (organizationId: string, userId: string, at: number) => {
    const key = keyOf(organizationId, userId);
    removedAt.set(key, Math.max(at, removedAt.get(key) ?? 0));
  };
  const recordRole: LostAccess['recordRole'] = (organizationId, { userId, role, loweredAt: at }) => {
    if (at !== null) lowered.set(keyOf(organizationId, userId), { role, at });
    else lowered.delete(keyOf(organizationId, userId));
  };
  return {
    hasLostAccess(organizationId, userId, issuedAt) {
      const at = removedAt.get(keyOf(organizationId, userId));
      return at !== undefined && issuedAt <= at;
    },
    loweredRole(organizationId, userId, tokenRole, issuedAt) {
      const known = lowered.get(keyOf(organizationId, userId));
      if (tokenRole === null) return null;
      return known !== undefined && issuedAt <= known.at && isLowered(tokenRole, known.role) ? known.role : null;
    },
    recordRemovals: (organizationId, userIds, at) =>
      userIds.forEach((userId) => recordRemovals(organizationId, userId, at)),
    recordRole,
    forget: (organizationId, userId) => void removedAt.delete(keyOf(organizationId, userId)),
    async reload() {
      const since = now().getTime() - maxTokenAgeMs;
      for (const { organizationId, userId, at, role } of await repository.accessLostSince(since)) {
        if (role === null) recordRemovals(organizationId, userId, at);
        else recordRole(organizationId, { userId, role, loweredAt: at });
      }
      for (const [key, at] of removedAt) if (at < since) removedAt.delete(key);
      for (const [key, { at }] of lowered) if (at < since) lowered.delete(key);
    },
  };
}
