// Tracks lost access, so that removals and lowered roles apply before the user's tokens expire. Keeps the data in
// memory, because each request reads the data.
import { maxTokenAgeMs as acceptedTokenAgeMs } from '../../../platform/identity/port.js';
import type { MemberState } from './member-state.js';
import type { AccessLoss } from './members-repository.js';
import { isLowered } from './roles.js';

export interface LostAccess {
  /**
   * Returns whether the user was removed after the token was issued, and is not a member again. `issuedAt` is in
   * milliseconds since 1970.
   */
  hasLostAccess(organizationId: string, userId: string, issuedAt: number): boolean;
  /**
   * Returns the member's current role if it was lowered after the token was issued, and the token has a higher one.
   * Otherwise returns null.
   */
  loweredRole(organizationId: string, userId: string, tokenRole: string | null, issuedAt: number): string | null;
  recordRemovals(organizationId: string, userIds: readonly string[], at: number): void;
  /** Records the current role of a member. Replaces an earlier removal or lowered role. */
  recordMembership(organizationId: string, state: Pick<MemberState, 'userId' | 'role' | 'loweredAt'>): void;
  /** Loads the data from the database, which has the records of all processes. Concurrent calls share one reload. */
  reload(): Promise<void>;
}

export interface LostAccessDependencies {
  repository: { accessLostSince(at: number): Promise<AccessLoss[]> };
  now: () => Date;
  /** Maximum age of a token, after which it is rejected. */
  maxTokenAgeMs?: number;
}

const keyOf = (organizationId: string, userId: string) => `${organizationId}\n${userId}`;

type Loss = Pick<AccessLoss, 'at' | 'role'>;

export function createLostAccess({
  repository,
  now,
  maxTokenAgeMs = acceptedTokenAgeMs,
}: LostAccessDependencies): LostAccess {
  let losses = new Map<string, Loss>();
  let reloading: Promise<void> | null = null;
  // Keys that changed during the current reload, which may have read the database before the change.
  const recordedDuringReload = new Set<string>();
  const set = (to: Map<string, Loss>, key: string, loss: Loss | undefined) =>
    loss === undefined ? to.delete(key) : to.set(key, loss);
  const record = (organizationId: string, userId: string, loss: Loss | undefined) => {
    const key = keyOf(organizationId, userId);
    set(losses, key, loss);
    if (reloading !== null) recordedDuringReload.add(key);
  };
  const reload = async () => {
    recordedDuringReload.clear();
    const stored = await repository.accessLostSince(now().getTime() - maxTokenAgeMs);
    const next = new Map(stored.map(({ organizationId, userId, ...loss }) => [keyOf(organizationId, userId), loss]));
    for (const key of recordedDuringReload) set(next, key, losses.get(key));
    losses = next;
  };
  return {
    hasLostAccess(organizationId, userId, issuedAt) {
      const loss = losses.get(keyOf(organizationId, userId));
      return loss !== undefined && loss.role === null && issuedAt <= loss.at;
    },
    loweredRole(organizationId, userId, tokenRole, issuedAt) {
      const { role = null, at = 0 } = losses.get(keyOf(organizationId, userId)) ?? {};
      if (tokenRole === null || role === null) return null;
      return issuedAt <= at && isLowered(tokenRole, role) ? role : null;
    },
    recordRemovals: (organizationId, userIds, at) =>
      userIds.forEach((userId) => record(organizationId, userId, { at, role: null })),
    recordMembership: (organizationId, { userId, role, loweredAt: at }) =>
      record(organizationId, userId, at === null ? undefined : { at, role }),
    reload: () => (reloading ??= reload().finally(() => (reloading = null))),
  };
}
