// Who lost access. A token says who was a member when it was issued and may be good for an hour more; the removal is known here at once. Kept
// in memory, because every request asks.
import type { Removal } from './repository.js';

export interface Removals {
  /** Whether a token issued then (in milliseconds since 1970) was given to somebody who was removed afterwards. */
  hasLostAccess(organizationId: string, userId: string, issuedAt: number): boolean;
  note(organizationId: string, userIds: readonly string[], at: number): void;
  /** For who is a member again. */
  forget(organizationId: string, userId: string): void;
  /** Learns what other processes noted. */
  reload(): Promise<void>;
}

export interface RemovalsParts {
  repository: { removedSince(at: number): Promise<Removal[]> };
  now: () => Date;
  /** No token lives longer. Default 30 days. */
  longestTokenLifeMs?: number;
}

const keyOf = (organizationId: string, userId: string) => `${organizationId}\n${userId}`;

export function createRemovals({ repository, now, longestTokenLifeMs = 30 * 86_400_000 }: RemovalsParts): Removals {
  const removedAt = new Map<string, number>();
  const note = (organizationId: string, userId: string, at: number) => {
    const key = keyOf(organizationId, userId);
    removedAt.set(key, Math.max(at, removedAt.get(key) ?? 0));
  };
  return {
    hasLostAccess(organizationId, userId, issuedAt) {
      const at = removedAt.get(keyOf(organizationId, userId));
      return at !== undefined && issuedAt <= at;
    },
    note: (organizationId, userIds, at) => userIds.forEach((userId) => note(organizationId, userId, at)),
    forget: (organizationId, userId) => void removedAt.delete(keyOf(organizationId, userId)),
    async reload() {
      const since = now().getTime() - longestTokenLifeMs;
      for (const { organizationId, userId, at } of await repository.removedSince(since)) note(organizationId, userId, at);
      for (const [key, at] of removedAt) if (at < since) removedAt.delete(key);
    },
  };
}
