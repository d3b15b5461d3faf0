import type { Database, DatabaseTransaction } from '../../../platform/database/database.js';
import { identityProviderOrigin, recordChanges, type AuditedChange, type Origin } from '../../../platform/audit.js';
import { isWriteFailure } from '../../../platform/database/errors.js';
import type { DomainEvent } from '../../../platform/events/domain-events.js';
import type { Events } from '../../../platform/events/emit-events.js';
import { changeOf } from './audited-change.js';
import { listMembers, memberColumns as columns, type MemberFilter } from './member-queries.js';
import type { MemberState } from './member-state.js';
import { isGuest } from '../../../platform/caller.js';

export type { MemberFilter, MemberOrder } from './member-queries.js';

export interface MirrorState {
  changes: number;
  /** Milliseconds since 1970. Null if the mirror was never reconciled. */
  reconciledAt: number | null;
}

export interface StoredMember extends MemberState {
  /** Number of the change that last wrote the member. */
  change: number;
}

/** Returns the new state of a member, or null for no change. */
export type Decide = (before: StoredMember | null, userId: string) => MemberState | null;

export interface Decided {
  userId: string;
  before: StoredMember | null;
  /** Null if the member was not written. */
  after: MemberState | null;
}

export interface ChangeAudit {
  readonly origin: Origin;
  entries(decided: readonly Decided[]): readonly AuditedChange[];
}

/** Access that a user has lost, although a token may still grant the access. */
export interface AccessLoss {
  organizationId: string;
  userId: string;
  at: number;
  /** The lower role. Null if the user is no longer a member. */
  role: string | null;
}

export interface MemberRepository {
  /** Returns members that are not removed. */
  list(organizationId: string, filter: MemberFilter): Promise<{ members: MemberState[]; totalCount: number }>;
  /** Also finds removed members. Returns null if the mirror does not know the user. */
  find(organizationId: string, userId: string): Promise<MemberState | null>;
  /** Returns when each of the users joined. Omits users who are not members. */
  joinedAt(organizationId: string, userIds: readonly string[]): Promise<Map<string, number>>;
  mirror(organizationId: string): Promise<MirrorState>;
  /**
   * Reads the members, calls `decide` and writes the result, while other changes of the mirror wait. Emits
   * `member.removed` and `member.demoted`. By default, the audit log gets changed roles, changed metadata and removals,
   * with the identity provider as the actor.
   */
  change(organizationId: string, userIds: readonly string[], decide: Decide, audit?: ChangeAudit): Promise<Decided[]>;
  /** Returns the ids of members that are not removed and whose last change has at most the number `change`. */
  writtenUpTo(organizationId: string, change: number): Promise<string[]>;
  recordReconciliation(organizationId: string, at: number): Promise<void>;
  /**
   * Ends all memberships that began at or before `at`. Emits `member.removed`. Returns the users of these memberships,
   * including memberships that had already ended.
   */
  endOrganization(organizationId: string, at: number): Promise<string[]>;
  /** Returns all organizations whose mirror knows the user. */
  organizationsOf(userId: string): Promise<string[]>;
  /** Returns the losses of access since `at`, in all organizations. */
  accessLostSince(at: number): Promise<AccessLoss[]>;
  organizationIds(): Promise<string[]>;
  /** Returns whether the error means that the database is read-only or its disk is full. */
  isWriteFailure(error: unknown): boolean;
}

interface LockedMirror {
  change: number;
  deletedAt: number | null;
}

/**
 * Increments the number of changes, which locks the mirror until the transaction ends. Without the lock, one of two
 * concurrent changes of a member could be lost.
 */
async function lockMirror(transaction: Database, organizationId: string): Promise<LockedMirror> {
  const { rows } = await transaction.raw<{ rows: LockedMirror[] }>(
    `insert into member_mirrors (organization_id, changes) values (:organizationId, 1)
     on conflict (organization_id) do update set changes = member_mirrors.changes + 1
     returning changes as change, deleted_at as "deletedAt"`,
    { organizationId },
  );
  if (!rows[0]) throw new Error('locking the mirror of an organization returned no row');
  return rows[0];
}

async function read(
  transaction: Database,
  organizationId: string,
  userIds: readonly string[],
): Promise<Map<string, StoredMember>> {
  const { rows } = await transaction.raw<{ rows: StoredMember[] }>(
    `select ${columns} from members where organization_id = :organizationId and user_id = any(:userIds)`,
    { organizationId, userIds },
  );
  return new Map(rows.map((row) => [row.userId, row]));
}

async function write(
  transaction: Database,
  organizationId: string,
  change: number,
  states: readonly MemberState[],
): Promise<void> {
  await transaction.raw(
    `insert into members (
       organization_id, user_id, email, first_name, last_name, username, profile_image_url, role, public_metadata,
       joined_at, last_sign_in_at, created_at, membership_at, event_at, profile_at, removed_at, lowered_at, change
     )
     select
       :organizationId, "userId", email, "firstName", "lastName", username, "profileImageUrl", role, "publicMetadata",
       "joinedAt", "lastSignInAt", "createdAt", "membershipAt", "eventAt", "profileAt", "removedAt", "loweredAt",
       :change
     from jsonb_to_recordset(cast(:states as jsonb)) as state (
       "userId" text, email text, "firstName" text, "lastName" text, username text, "profileImageUrl" text, role text,
       "publicMetadata" jsonb, "joinedAt" bigint, "lastSignInAt" bigint, "createdAt" bigint, "membershipAt" bigint,
       "eventAt" bigint, "profileAt" bigint, "removedAt" bigint, "loweredAt" bigint
     )
     on conflict (organization_id, user_id) do update set
       email = excluded.email, first_name = excluded.first_name, last_name = excluded.last_name,
       username = excluded.username, profile_image_url = excluded.profile_image_url, role = excluded.role,
       public_metadata = excluded.public_metadata, joined_at = excluded.joined_at,
       last_sign_in_at = excluded.last_sign_in_at, created_at = excluded.created_at,
       membership_at = excluded.membership_at, event_at = excluded.event_at, profile_at = excluded.profile_at,
       removed_at = excluded.removed_at, lowered_at = excluded.lowered_at, change = excluded.change`,
    { organizationId, change, states: JSON.stringify(states) },
  );
}

const isActive = (state: MemberState | null): state is MemberState => state !== null && state.removedAt === null;
const isActiveGuest = (state: MemberState | null): boolean => isActive(state) && isGuest(state);

/**
 * A guest who is new in the mirror or rejoined counts as demoted, because the guest may have had a higher role before.
 */
const eventsOf = (organizationId: string, decided: readonly Decided[]): DomainEvent[] =>
  decided.flatMap(({ userId, before, after }): DomainEvent[] => {
    if (after === null) return [];
    const wasRemoved = !isActive(after) && (before === null || isActive(before));
    if (wasRemoved) return [{ type: 'member.removed', organizationId, userId }];
    const wasDemoted = isActiveGuest(after) && !isActiveGuest(before);
    return wasDemoted ? [{ type: 'member.demoted', organizationId, userId }] : [];
  });

/** Audit of changes that the provider reported. Only members who were active before the change get an entry. */
const reportedChanges: ChangeAudit = {
  origin: identityProviderOrigin,
  entries: (decided) =>
    decided.flatMap(({ before, after }) => {
      if (after === null || !isActive(before)) return [];
      return isActive(after)
        ? [changeOf('user.updated', after, before, after)]
        : [changeOf('user.removed', before, before, null)];
    }),
};

async function change(
  transaction: DatabaseTransaction,
  events: Events,
  organizationId: string,
  userIds: readonly string[],
  { decide, audit }: { decide: Decide; audit: ChangeAudit },
): Promise<Decided[]> {
  const mirror = await lockMirror(transaction, organizationId);
  const stored = await read(transaction, organizationId, userIds);
  const decided = userIds.map((userId): Decided => {
    const before = stored.get(userId) ?? null;
    const after = decide(before, userId);
    const isOfDeletedOrganization =
      after !== null && after.removedAt === null && mirror.deletedAt !== null && after.joinedAt <= mirror.deletedAt;
    return { userId, before, after: isOfDeletedOrganization ? null : after };
  });
  const states = decided.flatMap(({ after }) => after ?? []);
  if (states.length > 0) await write(transaction, organizationId, mirror.change, states);
  await recordChanges(transaction, audit.origin, organizationId, ...audit.entries(decided));
  await events.emit(transaction, ...eventsOf(organizationId, decided));
  return decided;
}

async function endOrganization(
  transaction: DatabaseTransaction,
  events: Events,
  organizationId: string,
  at: number,
): Promise<string[]> {
  const { change: number } = await lockMirror(transaction, organizationId);
  await transaction.raw(
    'update member_mirrors set deleted_at = greatest(deleted_at, :at) where organization_id = :organizationId',
    { organizationId, at },
  );
  const { rows } = await transaction.raw<{ rows: { userId: string; isEnded: boolean }[] }>(
    `with ended as (
       update members set public_metadata = '{}', removed_at = :at, change = :number
       where organization_id = :organizationId and removed_at is null and joined_at <= :at
       returning user_id
     )
     select user_id as "userId", user_id in (select user_id from ended) as "isEnded"
     from members
     where organization_id = :organizationId and joined_at <= :at
     order by user_id`,
    { organizationId, at, number },
  );
  const ended = rows.filter(({ isEnded }) => isEnded);
  const removals = ended.map(({ userId }): DomainEvent => ({ type: 'member.removed', organizationId, userId }));
  await events.emit(transaction, ...removals);
  return rows.map(({ userId }) => userId);
}

async function organizationsOf(database: Database, userId: string): Promise<string[]> {
  const { rows } = await database.raw<{ rows: { organizationId: string }[] }>(
    `select organization_id as "organizationId"
     from members
     where user_id = :userId
     order by organization_id
     -- all organizations`,
    { userId },
  );
  return rows.map(({ organizationId }) => organizationId);
}

async function accessLostSince(database: Database, at: number): Promise<AccessLoss[]> {
  const { rows } = await database.raw<{ rows: AccessLoss[] }>(
    `select organization_id as "organizationId", user_id as "userId", removed_at as at, null as role
     from members
     where removed_at > :at
     union all
     select organization_id, user_id, lowered_at, role from members
     where lowered_at > :at and removed_at is null
     -- all organizations`,
    { at },
  );
  return rows;
}

async function organizationIds(database: Database): Promise<string[]> {
  const { rows } = await database.raw<{ rows: { organizationId: string }[] }>(
    `select organization_id as "organizationId" from member_mirrors
     where deleted_at is null
     order by reconciled_at nulls first, organization_id
     -- all organizations`,
  );
  return rows.map(({ organizationId }) => organizationId);
}

export function createMemberRepository(database: Database, events: Events): MemberRepository {
  return {
    isWriteFailure,

    list: (organizationId, filter) => listMembers(database, organizationId, filter),

    find: async (organizationId, userId) => (await read(database, organizationId, [userId])).get(userId) ?? null,

    async joinedAt(organizationId, userIds) {
      const members = await read(database, organizationId, userIds);
      return new Map(
        [...members.values()]
          .filter(({ removedAt }) => removedAt === null)
          .map(({ userId, joinedAt }) => [userId, joinedAt]),
      );
    },

    async mirror(organizationId) {
      const { rows } = await database.raw<{ rows: { changes: number; reconciledAt: Date | null }[] }>(
        'select changes, reconciled_at as "reconciledAt" from member_mirrors where organization_id = :organizationId',
        { organizationId },
      );
      const { changes = 0, reconciledAt = null } = rows[0] ?? {};
      return { changes, reconciledAt: reconciledAt?.getTime() ?? null };
    },

    change: (organizationId, userIds, decide, audit = reportedChanges) =>
      database.transaction((transaction) => change(transaction, events, organizationId, userIds, { decide, audit })),

    async writtenUpTo(organizationId, upTo) {
      const { rows } = await database.raw<{ rows: { userId: string }[] }>(
        `select user_id as "userId" from members
         where organization_id = :organizationId and removed_at is null and change <= :upTo`,
        { organizationId, upTo },
      );
      return rows.map(({ userId }) => userId);
    },

    async recordReconciliation(organizationId, at) {
      await database.raw(
        `insert into member_mirrors (organization_id, reconciled_at) values (:organizationId, :at)
         on conflict (organization_id) do update
         set reconciled_at = greatest(member_mirrors.reconciled_at, excluded.reconciled_at)`,
        { organizationId, at: new Date(at) },
      );
    },

    endOrganization: (organizationId, at) =>
      database.transaction((transaction) => endOrganization(transaction, events, organizationId, at)),

    organizationsOf: (userId) => organizationsOf(database, userId),
    accessLostSince: (at) => accessLostSince(database, at),
    organizationIds: () => organizationIds(database),
  };
}
