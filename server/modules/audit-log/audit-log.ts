import { decodeCursor, encodeCursor, readCursorTimestamp } from '../../platform/records/cursor.js';
import { ApiError } from '../../platform/errors.js';
import { deleteExpired } from '../../platform/records/retention.js';
import { readTimestamp } from '../../platform/records/timestamps.js';
import type { components } from '../../generated/types.js';
import { reasons } from '../../generated/reasons.js';
import type { AuditEntries, AuditEntry, AuditFilter, AuditLogRepository, AuditPosition } from './repository.js';

/** The filters of a validated query. */
export type AuditFilterQuery = {
  readonly [Name in keyof AuditFilter]?: AuditFilter[Name] extends Date | null
    ? string
    : NonNullable<AuditFilter[Name]>;
};

export interface AuditLog {
  list(
    organizationId: string,
    query: AuditFilterQuery & { readonly limit: number; readonly cursor?: string },
    signal: AbortSignal,
  ): Promise<components['schemas']['AuditLogPage']>;
  /**
   * Yields all matching entries, newest first. Reads batches while the caller consumes them, and holds no connection
   * between the reads.
   */
  read(
    organizationId: string,
    query: AuditFilterQuery,
    signal: AbortSignal,
  ): AsyncGenerator<AuditEntry, void, undefined>;
  /** Deletes the entries that are older than `retentionDays`, in batches. Returns their number. */
  deleteExpired(signal?: AbortSignal): Promise<number>;
}

export interface AuditLogDependencies {
  readonly repository: AuditLogRepository;
  readonly retentionDays: number;
  /** Reconciles an outdated mirror of the organization's members if the identity provider is available. */
  refreshMembers(organizationId: string): Promise<void>;
  now?(): Date;
}

const entriesPerRead = 200;

const refuse = (parameter: string, message: string) =>
  new ApiError('bad_request', { details: [{ message, path: [parameter] }] });

/**
 * Rounds up to a whole millisecond. The rounded bound selects the same entries, because their timestamps are whole
 * milliseconds.
 */
function boundOf(parameter: string, text: string | undefined): Date | null {
  if (text === undefined) return null;
  const bound = readTimestamp(text, Math.ceil);
  if (bound === null) throw refuse(parameter, reasons.request.noSuchDate);
  return bound;
}

function filterOf({ actorId, action, recordType, recordId, ...range }: AuditFilterQuery): AuditFilter {
  const [from, to] = [boundOf('from', range.from), boundOf('to', range.to)];
  if (from !== null && to !== null && from > to) throw refuse('from', reasons.request.fromAfterTo);
  return {
    from,
    to,
    actorId: actorId ?? null,
    action: action ?? null,
    recordType: recordType ?? null,
    recordId: recordId ?? null,
  };
}

const cursorOf = ({ at, id }: AuditEntry): string => encodeCursor([at, id]);

function readCursor(cursor: string): AuditPosition | null {
  const [timestamp, id, ...more] = decodeCursor(cursor) ?? [];
  const at = readCursorTimestamp(timestamp);
  if (at === null || more.length > 0) return null;
  return typeof id === 'number' && Number.isSafeInteger(id) && id >= 1 ? { at, id } : null;
}

const hasUnknownEmail = ({ actor }: AuditEntry): boolean => actor.type === 'user' && actor.email === null;

export function createAuditLogRules({
  repository,
  retentionDays,
  refreshMembers,
  now = () => new Date(),
}: AuditLogDependencies): AuditLog {
  /** If the email address of a user is unknown, refreshes the mirror of the members and reads the page again. */
  async function readPage(
    organizationId: string,
    filter: AuditFilter,
    page: { after: AuditPosition | null; limit: number },
    signal: AbortSignal,
  ): Promise<AuditEntries> {
    const found = await repository.list(organizationId, { filter, ...page }, signal);
    if (!found.entries.some(hasUnknownEmail)) return found;
    await refreshMembers(organizationId);
    return repository.list(organizationId, { filter, ...page }, signal);
  }

  async function* read(
    organizationId: string,
    filter: AuditFilter,
    signal: AbortSignal,
  ): AsyncGenerator<AuditEntry, void, undefined> {
    for (let after: AuditPosition | null = null; ;) {
      const page = { after, limit: entriesPerRead };
      const { entries, isLast }: AuditEntries = await readPage(organizationId, filter, page, signal);
      yield* entries;
      const last = entries.at(-1);
      if (last === undefined || isLast) return;
      after = { at: new Date(last.at), id: last.id };
    }
  }

  return {
    async list(organizationId, { limit, cursor, ...query }, signal) {
      const filter = filterOf(query);
      const after = cursor === undefined ? null : readCursor(cursor);
      if (cursor !== undefined && after === null) throw refuse('cursor', reasons.request.foreignCursor);
      const { entries, isLast } = await readPage(organizationId, filter, { after, limit }, signal);
      const last = isLast ? undefined : entries.at(-1);
      return { entries, nextCursor: last ? cursorOf(last) : null };
    },

    // Check the filters here, because the generator would check them only after the reply has begun.
    read: (organizationId, query, signal) => read(organizationId, filterOf(query), signal),

    deleteExpired: (signal) => deleteExpired({ repository, retentionDays, now }, signal),
  };
}
