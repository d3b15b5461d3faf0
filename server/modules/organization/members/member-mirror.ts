// Keeps the mirror, a copy of an organization's members, consistent with the identity provider.
import type { IdentityProvider, Member } from '../../../platform/identity/port.js';
import { ApiError } from '../../../platform/errors.js';
import { afterReading, afterRemoval, isSameMember, withLoweredAt, stateOf } from './member-state.js';
import { translateProviderErrors, failureOf } from '../provider-failures.js';
import type { ChangeAudit, MemberRepository, StoredMember } from './members-repository.js';

/**
 * Called after removals. The list can be empty, and calls can repeat a member. A crash can prevent the call, so an
 * effect that must not be lost belongs in a reaction to `member.removed`.
 */
export type OnMembersRemoved = (organizationId: string, userIds: readonly string[]) => void;

export interface Reconciliation {
  /** Number of members that the provider listed. */
  members: number;
  /** Number of members that were added to the mirror or updated. */
  changed: number;
  removed: number;
}

export interface Mirror {
  /** Reconciles if no successful reconciliation started within the last `maxAgeMs`. */
  refresh(organizationId: string): Promise<void>;
  reconcile(organizationId: string): Promise<Reconciliation>;
  /**
   * Records a member that the provider returned in a call that started at `requestedAt`. Returns false if the mirror
   * knows that the membership has ended.
   */
  recordRead(organizationId: string, member: Member, requestedAt: number, audit?: ChangeAudit): Promise<boolean>;
  /** Records the end of the membership that began at `joinedAt`. */
  recordRemoval(organizationId: string, userId: string, joinedAt: number, audit?: ChangeAudit): Promise<void>;
}

export interface MirrorDependencies {
  repository: MemberRepository;
  identityProvider: IdentityProvider;
  onMembersRemoved: OnMembersRemoved;
  maxAgeMs: number;
  now: () => Date;
}

const pageSize = 500;
const idsPerRequest = 100;

/** Throws `organization_required` if the provider does not have the organization. */
async function translateNotFound<Result>(call: Promise<Result>): Promise<Result> {
  try {
    return await call;
  } catch (error) {
    if (failureOf(error) === 'not_found') throw new ApiError('organization_required', { cause: error });
    throw error;
  }
}

interface MirrorAtStart {
  organizationId: string;
  /**
   * Number of the mirror's last change before the reconciliation. A member that was changed later may be newer than the
   * provider's list. It is therefore merged by timestamps, and kept even if the list does not contain it.
   */
  lastChange: number;
}

/** Returns how many members were written. */
async function recordFound(
  { repository }: MirrorDependencies,
  { organizationId, lastChange }: MirrorAtStart,
  found: readonly Member[],
  requestedAt: number,
): Promise<number> {
  const members = new Map(found.map((member) => [member.userId, member]));
  const decide = (before: StoredMember | null, userId: string) => {
    const member = members.get(userId);
    if (!member) return null;
    if (before === null || before.change > lastChange) return afterReading(before, member, requestedAt);
    const read = stateOf(member, requestedAt);
    return isSameMember(before, read) ? null : withLoweredAt(before, read);
  };
  const decided = await repository.change(organizationId, [...members.keys()], decide);
  return decided.filter(({ after }) => after !== null).length;
}

/**
 * Looks up each unlisted member of the mirror by id, because pages shift if a member leaves during the listing. Removes
 * the members that the provider does not return.
 */
async function recordMissing(
  dependencies: MirrorDependencies,
  atStart: MirrorAtStart,
  listedUserIds: ReadonlySet<string>,
): Promise<{ removed: number; changed: number }> {
  const { repository, identityProvider, onMembersRemoved, now } = dependencies;
  const { organizationId, lastChange } = atStart;
  const missing = (await repository.writtenUpTo(organizationId, lastChange)).filter(
    (userId) => !listedUserIds.has(userId),
  );
  let removed = 0;
  let changed = 0;
  for (let start = 0; start < missing.length; start += idsPerRequest) {
    const userIds = missing.slice(start, start + idsPerRequest);
    const requestedAt = now().getTime();
    const { items } = await translateNotFound(
      identityProvider.listMembers({ organizationId, userIds, limit: idsPerRequest, offset: 0 }),
    );
    changed += await recordFound(dependencies, atStart, items, requestedAt);
    const gone = userIds.filter((userId) => !items.some((member) => member.userId === userId));
    const decided = await repository.change(organizationId, gone, (before) =>
      before === null || before.change > lastChange ? null : afterRemoval(before, before.joinedAt, requestedAt),
    );
    const removedUserIds = decided.filter(({ after }) => after !== null).map(({ userId }) => userId);
    onMembersRemoved(organizationId, removedUserIds);
    removed += removedUserIds.length;
  }
  return { removed, changed };
}

async function reconcile(dependencies: MirrorDependencies, organizationId: string): Promise<Reconciliation> {
  const { repository, identityProvider, now } = dependencies;
  const startedAt = now().getTime();
  const atStart: MirrorAtStart = { organizationId, lastChange: (await repository.mirror(organizationId)).changes };
  const listedUserIds = new Set<string>();
  let changed = 0;
  for (let offset = 0, isLast = false; !isLast; offset += pageSize) {
    const requestedAt = now().getTime();
    // List the oldest first, so that new members do not shift pages.
    const orderBy = { field: 'created_at', direction: 'ascending' } as const;
    const { items } = await translateNotFound(
      identityProvider.listMembers({ organizationId, limit: pageSize, offset, orderBy }),
    );
    items.forEach(({ userId }) => listedUserIds.add(userId));
    changed += await recordFound(dependencies, atStart, items, requestedAt);
    isLast = items.length < pageSize;
  }
  const { removed, changed: changedLater } = await recordMissing(dependencies, atStart, listedUserIds);
  await repository.recordReconciliation(organizationId, startedAt);
  return { members: listedUserIds.size, changed: changed + changedLater, removed };
}

export function createMirror(dependencies: MirrorDependencies): Mirror {
  const { repository, onMembersRemoved, maxAgeMs, now } = dependencies;
  // Concurrent calls for an organization share one reconciliation.
  const inProgress = new Map<string, Promise<Reconciliation>>();
  // Caches the time of each organization's last reconciliation. If the cached time is too old, `refresh` reads the
  // stored time, because another process may have reconciled since.
  const knownReconciledAt = new Map<string, number>();
  const reconcileOnce = (organizationId: string): Promise<Reconciliation> => {
    const running =
      inProgress.get(organizationId) ??
      translateProviderErrors(reconcile(dependencies, organizationId)).finally(() => inProgress.delete(organizationId));
    inProgress.set(organizationId, running);
    return running;
  };

  return {
    async refresh(organizationId) {
      const isFresh = (at: number | undefined) => at !== undefined && now().getTime() - at < maxAgeMs;
      if (isFresh(knownReconciledAt.get(organizationId))) return;
      const { reconciledAt } = await repository.mirror(organizationId);
      if (reconciledAt !== null && isFresh(reconciledAt)) {
        knownReconciledAt.set(organizationId, reconciledAt);
        return;
      }
      try {
        await reconcileOnce(organizationId);
      } catch (error) {
        // If the database accepts no writes, the caller reads the outdated mirror.
        if (reconciledAt === null || !repository.isWriteFailure(error)) throw error;
      }
    },
    reconcile: reconcileOnce,
    async recordRead(organizationId, member, requestedAt, audit) {
      const decide = (before: StoredMember | null) => afterReading(before, member, requestedAt);
      const [decided] = await repository.change(organizationId, [member.userId], decide, audit);
      return (decided?.after ?? null) !== null;
    },
    async recordRemoval(organizationId, userId, joinedAt, audit) {
      let isMemberAgain = false;
      const decide = (before: StoredMember | null) => {
        const after = afterRemoval(before, joinedAt, now().getTime());
        isMemberAgain = after === null && before !== null && before.removedAt === null;
        return after;
      };
      await repository.change(organizationId, [userId], decide, audit);
      if (!isMemberAgain) onMembersRemoved(organizationId, [userId]);
    },
  };
}
