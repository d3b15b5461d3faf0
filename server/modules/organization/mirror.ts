// Keeps the copy of an organization's members like the identity provider's own list: written through on our own changes, compared in full
// now and then.
import type { IdentityProvider, Member } from '../../platform/identity/port.js';
import { ApiError } from '../../platform/errors.js';
import { afterReading, afterRemoval, isSameMember, noteLowering, stateOf } from './member-state.js';
import { asking, failureOf } from './provider-failures.js';
import type { MemberRepository, StoredMember } from './repository.js';

/** Called when members were removed, possibly more than once for one of them. For what this process keeps in memory only. */
export type OnMembersRemoved = (organizationId: string, userIds: readonly string[]) => void;

export interface Reconciliation {
  /** How many members the provider has. */
  members: number;
  /** How many of them were missing or different. */
  changed: number;
  removed: number;
}

export interface Mirror {
  /** Compares with the provider first when the last comparison is too long ago. */
  refresh(organizationId: string): Promise<void>;
  reconcile(organizationId: string): Promise<Reconciliation>;
  /** Notes what the provider answered to a call that began at `askedAt`. True when that was news. */
  noteRead(organizationId: string, member: Member, askedAt: number): Promise<boolean>;
  /** Records that the membership which began at `joinedAt` is over. */
  noteRemoved(organizationId: string, userId: string, joinedAt: number): Promise<void>;
}

export interface MirrorParts {
  repository: MemberRepository;
  identityProvider: IdentityProvider;
  onMembersRemoved: OnMembersRemoved;
  /** Told of who is a member, now or again. */
  memberFound(organizationId: string, userId: string): void;
  /** How long ago the last full comparison may be for `refresh` to do nothing. */
  maxAgeMs: number;
  now: () => Date;
}

/** The most that the provider lists in one answer. */
const pageSize = 500;
/** The most user ids that the provider takes in one question. */
const idsPerQuestion = 100;

/** An organization that the provider does not know: the token is all that is left of it. */
async function askAboutOrganization<Result>(call: Promise<Result>): Promise<Result> {
  try {
    return await call;
  } catch (error) {
    if (failureOf(error) === 'not_found') throw new ApiError('organization_required', { cause: error });
    throw error;
  }
}

interface Comparison {
  organizationId: string;
  /** Changes up to this one were made before the comparison began: the provider's answer counts. Later ones are settled by their moments. */
  upTo: number;
}

/** Returns how many were news. */
async function noteFound(
  { repository, memberFound }: MirrorParts,
  { organizationId, upTo }: Comparison,
  found: readonly Member[],
  askedAt: number,
): Promise<number> {
  const members = new Map(found.map((member) => [member.userId, member]));
  const decide = (before: StoredMember | null, userId: string) => {
    const member = members.get(userId);
    if (!member) return null;
    if (before !== null && before.change > upTo) return afterReading(before, member, askedAt);
    const read = stateOf(member, askedAt);
    if (before === null) return read;
    return isSameMember(before, read) ? null : noteLowering(before, read);
  };
  const decided = await repository.change(organizationId, [...members.keys()], decide);
  const news = decided.filter(({ after }) => after !== null);
  news.forEach(({ userId }) => memberFound(organizationId, userId));
  return news.length;
}

/** Members of the mirror whom no page showed. Pages shift when somebody leaves in between, so each is asked for by name first. */
async function noteMissing(parts: MirrorParts, comparison: Comparison, shown: ReadonlySet<string>): Promise<string[]> {
  const { repository, identityProvider, now } = parts;
  const { organizationId, upTo } = comparison;
  const missing = (await repository.writtenUpTo(organizationId, upTo)).filter((userId) => !shown.has(userId));
  const removed: string[] = [];
  for (let start = 0; start < missing.length; start += idsPerQuestion) {
    const userIds = missing.slice(start, start + idsPerQuestion);
    const askedAt = now().getTime();
    const { items } = await askAboutOrganization(
      identityProvider.listMembers({ organizationId, userIds, limit: idsPerQuestion, offset: 0 }),
    );
    await noteFound(parts, comparison, items, askedAt);
    const gone = userIds.filter((userId) => !items.some((member) => member.userId === userId));
    const decided = await repository.change(organizationId, gone, (before) =>
      before === null || before.change > upTo ? null : afterRemoval(before, before.joinedAt, askedAt),
    );
    removed.push(...decided.filter(({ after }) => after !== null).map(({ userId }) => userId));
  }
  return removed;
}

async function reconcile(parts: MirrorParts, organizationId: string): Promise<Reconciliation> {
  const { repository, identityProvider, onMembersRemoved, now } = parts;
  const startedAt = now();
  const comparison: Comparison = { organizationId, upTo: (await repository.mirror(organizationId)).changes };
  const shown = new Set<string>();
  let changed = 0;
  for (let offset = 0, isLast = false; !isLast; offset += pageSize) {
    const askedAt = now().getTime();
    // Oldest first: who joins in between comes at the end and shifts nothing.
    const orderBy = { field: 'created_at', direction: 'ascending' } as const;
    const { items } = await askAboutOrganization(
      identityProvider.listMembers({ organizationId, limit: pageSize, offset, orderBy }),
    );
    items.forEach(({ userId }) => shown.add(userId));
    changed += await noteFound(parts, comparison, items, askedAt);
    isLast = items.length < pageSize;
  }
  const removed = await noteMissing(parts, comparison, shown);
  onMembersRemoved(organizationId, removed);
  await repository.noteReconciled(organizationId, startedAt);
  return { members: shown.size, changed, removed: removed.length };
}

export function createMirror(parts: MirrorParts): Mirror {
  const { repository, onMembersRemoved, memberFound, maxAgeMs, now } = parts;
  // Lists that come while a comparison is under way wait for that one. Another process may make one of its own: a waste, no harm.
  const underWay = new Map<string, Promise<Reconciliation>>();
  // When each organization was last compared, as far as this process saw. The moment only moves on, so an old one is never too good.
  const knownReconciledAt = new Map<string, number>();
  const reconcileOnce = (organizationId: string): Promise<Reconciliation> => {
    const running =
      underWay.get(organizationId) ??
      asking(reconcile(parts, organizationId)).finally(() => underWay.delete(organizationId));
    underWay.set(organizationId, running);
    return running;
  };

  return {
    async refresh(organizationId) {
      const isFresh = (at: number | undefined) => at !== undefined && now().getTime() - at < maxAgeMs;
      if (isFresh(knownReconciledAt.get(organizationId))) return;
      const { reconciledAt } = await repository.mirror(organizationId);
      if (reconciledAt !== null && isFresh(reconciledAt.getTime())) {
        knownReconciledAt.set(organizationId, reconciledAt.getTime());
        return;
      }
      try {
        await reconcileOnce(organizationId);
      } catch (error) {
        // A database that accepts no writes must not stop reads: the copy is older than it should be, and that is better than none.
        if (reconciledAt === null || !repository.isWriteFailure(error)) throw error;
      }
    },
    reconcile: reconcileOnce,
    async noteRead(organizationId, member, askedAt) {
      const [decided] = await repository.change(organizationId, [member.userId], (before) =>
        afterReading(before, member, askedAt),
      );
      const isNews = (decided?.after ?? null) !== null;
      if (isNews) memberFound(organizationId, member.userId);
      return isNews;
    },
    async noteRemoved(organizationId, userId, joinedAt) {
      await repository.change(organizationId, [userId], (before) => afterRemoval(before, joinedAt, now().getTime()));
      onMembersRemoved(organizationId, [userId]);
    },
  };
}
