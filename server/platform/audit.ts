// Writes the audit log. An entry is stored in the transaction of its change. Changes at the identity provider are an
// exception. See server/docs/decisions/audit-log.md.
import type { Database } from './database/database.js';
import { isDeepStrictEqual } from 'node:util';
import { limits } from '../generated/limits.js';
import type { components } from '../generated/types.js';
import { cutText } from './cut-text.js';

type Entry = components['schemas']['AuditEntry'];
export type AuditAction = Entry['action'];

export interface Origin {
  readonly actor: Pick<Entry['actor'], 'type' | 'id'>;
  readonly requestId: string | null;
  readonly clientAddress: string | null;
}

const withoutRequest = { requestId: null, clientAddress: null };

export const systemOrigin: Origin = { actor: { type: 'system', id: null }, ...withoutRequest };
export const identityProviderOrigin: Origin = { actor: { type: 'identity_provider', id: null }, ...withoutRequest };
/**
 * Origin of a change that the service makes because of an earlier request of the user, or that an agent makes for the
 * user.
 */
export const originOfUser = (id: string, requestId: string | null): Origin => ({
  actor: { type: 'user', id },
  requestId,
  clientAddress: null,
});

export interface AuditedChange {
  /** Begins with the type of the record. */
  readonly action: AuditAction;
  readonly recordId: string | number;
  readonly recordName: string | null;
  /** Null for a new record. */
  readonly before: object | null;
  /** Null for a deleted record. */
  readonly after: object | null;
  /** Names of secret fields. Their values are compared, but the entry shows only `[secret]` or null. */
  readonly secrets?: readonly string[];
  /**
   * Owners of the conversation or task before and after the change. The entry shows their personal content, which is
   * removed when either owner is erased.
   */
  readonly contentOwnerIds?: readonly string[];
}

/**
 * Returns a function that describes a change of one type of record.
 *
 * @param audited - returns the fields that are compared
 * @param options - `secrets`: as in `AuditedChange`. `contentOwner`: returns the owner of the personal content.
 */
export const changesOf =
  <Audited extends { readonly id: string | number; readonly name: string | null }>(
    audited: (record: Audited) => object,
    options: { secrets?: readonly string[]; contentOwner?: (record: Audited) => string } = {},
  ) =>
  (action: AuditAction, before: Audited | null, after: Audited | null): AuditedChange => {
    const record = after ?? before;
    if (record === null) throw new TypeError(`${action} has no record`);
    const { secrets, contentOwner } = options;
    return {
      action,
      recordId: record.id,
      recordName: record.name,
      ...(secrets && { secrets }),
      ...(contentOwner && {
        contentOwnerIds: [before, after].flatMap((state) => (state ? [contentOwner(state)] : [])),
      }),
      before: before && audited(before),
      after: after && audited(after),
    };
  };

const hiddenSecret = '[secret]';

const maxValueLength = limits.AuditValue.cutAfterCharacters;
const maxNameLength = limits['AuditEntry.recordName'].maxLength;

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : JSON.stringify(value));

/** Returns the number of equal characters at the beginning. Does not split a surrogate pair. */
function commonLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return cutText(one, length).length;
}

/**
 * Returns the position from which an entry shows both texts. It is usually 0. If both texts would be equal after the
 * cut, it is the position of the first difference.
 */
function startOfShown(value: unknown, other: unknown): number {
  const [text, otherText] = [textOf(value), textOf(other)];
  if (text === undefined || otherText === undefined) return 0;
  const isCut = Math.max(text.length, otherText.length) > maxValueLength;
  const isEqual = isCut && cutText(text, maxValueLength) === cutText(otherText, maxValueLength);
  return isEqual ? commonLength(text, otherText) : 0;
}

function shown(value: unknown, other: unknown): unknown {
  const text = textOf(value);
  const start = startOfShown(value, other);
  if (text === undefined || (start === 0 && text.length <= maxValueLength)) return value;
  const rest = text.slice(start);
  const isCut = rest.length > maxValueLength;
  return [
    ...(start > 0 ? [`[… ${start} characters before]`] : []),
    cutText(rest, maxValueLength),
    // eslint-disable-next-line local/organization -- this text is not SQL
    ...(isCut ? [`[truncated from ${text.length} characters]`] : []),
  ].join(' ');
}

/** Returns the fields that differ from `other`. Omits undefined fields, hides secrets and cuts long values. */
function fieldsThatDiffer(
  fields: object | null,
  other: object | null,
  secrets: readonly string[],
): Record<string, unknown> | null {
  if (fields === null) return null;
  const others: Record<string, unknown> = { ...other };
  const differing = Object.entries(fields).filter(
    ([name, value]) => value !== undefined && !(other !== null && isDeepStrictEqual(value, others[name])),
  );
  const hidden = (value: unknown) => (value === null ? null : hiddenSecret);
  return Object.fromEntries(
    differing.map(([name, value]) => [name, secrets.includes(name) ? hidden(value) : shown(value, others[name])]),
  );
}

const isEmpty = (fields: Record<string, unknown> | null) => fields === null || Object.keys(fields).length === 0;

function rowOf({ action, recordId, recordName, before, after, secrets = [], contentOwnerIds }: AuditedChange) {
  const row = {
    action,
    record_type: action.slice(0, action.indexOf('.')),
    record_id: String(recordId),
    record_name: recordName === null ? null : cutText(recordName, maxNameLength),
    before: fieldsThatDiffer(before, after, secrets),
    after: fieldsThatDiffer(after, before, secrets),
    content_owner_ids: contentOwnerIds && [...new Set(contentOwnerIds)],
  };
  return before !== null && after !== null && isEmpty(row.before) && isEmpty(row.after) ? [] : [row];
}

/**
 * SQL that stores the entries of `entryBindings`. The statement of a change can include it, which saves a round trip.
 */
export const insertEntries = `
  insert into audit_log (organization_id, actor_type, actor_id, actor_email, request_id, client_address,
    action, record_type, record_id, record_name, before, after, content_owner_ids)
  select :organizationId, :actorType, :actorId,
    (select email from members where organization_id = :organizationId and user_id = :actorId),
    :requestId, :clientAddress, action, record_type, record_id, record_name, before, after,
    content_owner_ids
  from jsonb_to_recordset(cast(:changes as jsonb)) as change (
    action text, record_type text, record_id text, record_name text, before jsonb, after jsonb,
    content_owner_ids text[])`;

/** Omits changes in which no field differs. */
export const entryBindings = (
  { actor, requestId, clientAddress }: Origin,
  organizationId: string,
  changes: readonly AuditedChange[] = [],
) => ({
  organizationId,
  requestId,
  clientAddress,
  actorType: actor.type,
  actorId: actor.id,
  changes: JSON.stringify(changes.flatMap(rowOf)),
});

export async function recordChanges(
  transaction: Database,
  origin: Origin,
  organizationId: string,
  ...changes: readonly AuditedChange[]
): Promise<void> {
  const bindings = entryBindings(origin, organizationId, changes);
  if (bindings.changes !== '[]') await transaction.raw(insertEntries, bindings);
}
