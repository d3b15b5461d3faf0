import { fakeLimits, reasons } from '../../generated/fake-contract.js';
import type * as schemas from '../../generated/schemas.js';
import type { FakeExchanges, FakeHandlers } from '../contract.js';
import { decode, encode } from '../cursor.js';
import { FakeError } from '../errors.js';
import type { Store } from '../store.js';
import { compare } from '../values.js';

const retentionMs = fakeLimits.deletedRecordDays * 86_400_000;

export const purgeTimeOf = (deletedAt: string): string => new Date(Date.parse(deletedAt) + retentionMs).toISOString();

const keyOf = ({ type, id }: schemas.DeletedRecordRestore): string => `${type} ${id}`;

/** `restore` throws if the record cannot be restored now. */
export function recordDeletion(
  store: Store,
  type: schemas.DeletedRecordType,
  { id, name }: { id: number | string; name: string },
  deletedBy: string,
  restore: () => void,
): void {
  const deletedAt = store.clock.timestamp();
  const record = { type, id: String(id), name, deletedAt, deletedBy, purgeAt: purgeTimeOf(deletedAt) };
  store.deletions.set(keyOf(record), { ...record, restore });
}

export function assertBelowLimit(
  kind: 'agents' | 'knowledgeBases' | 'skills' | 'scheduledTasks' | 'toolServers',
  count: number,
  code: schemas.ErrorCode,
): void {
  if (count >= fakeLimits[kind]) throw new FakeError(code);
}

/** Throws 400 because another record has taken a unique value of a deleted record, such as its name. */
export function refuseTaken(code: schemas.ErrorCode, values: Record<string, string>): never {
  const details: schemas.ErrorDetail[] = [{ message: reasons.request.restoredNameInUse, path: ['id'], in: 'body' }];
  throw new FakeError(code, { values, details });
}

/** A sub-conversation of a deleted conversation cannot be restored. */
function isRestorable(store: Store, { type, id, purgeAt }: schemas.DeletedRecord): boolean {
  const upstreamId = type === 'conversation' ? store.conversations.find(id)?.upstreamConversationId : null;
  const isBelowDeleted = upstreamId ? store.conversations.find(upstreamId)?.deletedAt !== null : false;
  return new Date(purgeAt) > store.clock.now() && !isBelowDeleted;
}

function list(
  store: Store,
  { type, limit, cursor }: FakeExchanges['listDeletedRecords']['query'],
): schemas.DeletedRecordPage {
  const [afterAt = '', afterKey = ''] = cursor === undefined ? [] : decode(cursor).map(String);
  const isAfter = (record: schemas.DeletedRecord) =>
    cursor === undefined ||
    record.deletedAt < afterAt ||
    (record.deletedAt === afterAt && compare(keyOf(record), afterKey) > 0);
  const records = [...store.deletions.values()]
    .filter((record) => (type === undefined || record.type === type) && isRestorable(store, record) && isAfter(record))
    .sort((left, right) => compare(right.deletedAt, left.deletedAt) || compare(keyOf(left), keyOf(right)));
  const page = records.slice(0, limit).map(({ restore: _restore, ...record }) => record);
  const last = records.length > limit ? page.at(-1) : undefined;
  return { records: page, nextCursor: last ? encode([last.deletedAt, keyOf(last)]) : null };
}

export const deletedRecordHandlers = (store: Store): FakeHandlers<'listDeletedRecords' | 'restoreDeletedRecord'> => ({
  listDeletedRecords: ({ query }) => ({ status: 200, body: list(store, query) }),
  restoreDeletedRecord({ body: { type, id: given } }) {
    const id = given.toLowerCase();
    const deletion = store.deletions.get(keyOf({ type, id }));
    if (!deletion || !isRestorable(store, deletion)) throw new FakeError('deleted_record_not_found');
    deletion.restore();
    store.deletions.delete(keyOf({ type, id }));
    return { status: 200, body: { type, id, name: deletion.name } };
  },
});
