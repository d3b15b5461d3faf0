import { fakeErrors, fakeLimits, fakeOperations, reasons } from '../../generated/fake-contract.js';
import type * as schemas from '../../generated/schemas.js';
import { mayCall } from '../access.js';
import type { FakeCaller, FakeExchanges, FakeHandlers } from '../contract.js';
import { FakeError, fillIn, refuseField } from '../errors.js';
import { assertMatch, etagOf } from '../etag.js';
import type { Store, StoredUser } from '../store.js';
import { bytesOf, compare, isSame } from '../values.js';
import { stopRuns } from './conversations.js';
import { disableTasks } from './task-records.js';

const etagField = ({ publicMetadata }: StoredUser): { etag: string } => ({ etag: etagOf(publicMetadata) });

export function assertMetadata(metadata: object | undefined, path: (string | number)[]): void {
  const bytes = metadata === undefined ? 0 : bytesOf(JSON.stringify(metadata));
  if (bytes > fakeLimits.metadataBytes)
    throw refuseField(
      fillIn(reasons.request.tooManyBytesAsJson, {
        max: fakeLimits.metadataBytes.toLocaleString('en-US'),
        bytes: bytes.toLocaleString('en-US'),
      }),
      path,
    );
}

/** Removes keys whose value is null, except inside lists. */
export const storedMetadata = (metadata: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(metadata)
      .filter(([, value]) => value !== null)
      .map(([key, value]: [string, unknown]) => [key, isPlainObject(value) ? storedMetadata(value) : value]),
  );

const isPlainObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const sortKeys: Record<string, (user: StoredUser) => string | number> = {
  created_at: ({ createdAt }) => createdAt,
  last_sign_in_at: ({ lastSignInAt }) => lastSignInAt ?? 0,
  email: ({ email }) => email.toLowerCase(),
  first_name: ({ firstName }) => (firstName ?? '').toLowerCase(),
  last_name: ({ lastName }) => (lastName ?? '').toLowerCase(),
  username: ({ username }) => (username ?? '').toLowerCase(),
};

function list(store: Store, query: FakeExchanges['listUsers']['query']): schemas.OrganizationUserPage {
  const { limit, offset, role, orderBy, query: text } = query;
  const keyOf = sortKeys[orderBy.replace(/^[-+ ]/, '')] ?? (() => 0);
  const direction = orderBy.startsWith('-') ? -1 : 1;
  const matches = ({ email, username, firstName, lastName }: StoredUser) =>
    text === undefined ||
    [email, username, firstName, lastName].some((value) => value?.toLowerCase().includes(text.toLowerCase()));
  const users = store.users.all().filter((user) => (role === undefined || user.role === role) && matches(user));
  users.sort((left, right) => {
    const [one, other] = [keyOf(left), keyOf(right)];
    return direction * (one === other ? compare(left.id, right.id) : one < other ? -1 : 1);
  });
  const data = users.slice(offset, offset + limit).map((user) => ({ ...user, ...etagField(user) }));
  return { data, totalCount: users.length };
}

export function removeUsers(store: Store, caller: FakeCaller, given: readonly string[]): schemas.UserRemovalResult {
  const userIds = [...new Set(given)];
  if (userIds.every((id) => id === caller.userId)) throw new FakeError('cannot_remove_yourself');
  const results: schemas.UserRemovalSuccess[] = [];
  const errors: schemas.UserRemovalFailure[] = [];
  for (const userId of userIds) {
    const user = store.users.find(userId);
    if (userId === caller.userId || !user) {
      const code = userId === caller.userId ? 'cannot_remove_yourself' : 'user_not_member';
      errors.push({ userId, success: false, code, error: fakeErrors[code].text });
      continue;
    }
    store.accounts.set(user.email.toLowerCase(), user);
    store.formerMembers.set(userId, { ...user, publicMetadata: {} });
    store.users.remove(userId);
    disableTasks(store, (task) => task.userId === userId, 'owner_removed');
    stopRuns(store, (conversation) => conversation.userId === userId);
    results.push({ userId, success: true });
  }
  const counts = { total: userIds.length, successful: results.length, failed: errors.length };
  return { success: errors.length === 0, ...counts, results, ...(errors.length > 0 && { errors }) };
}

export const userHandlers = (
  store: Store,
): FakeHandlers<'listUsers' | 'removeUsers' | 'bulkRemoveUsers' | 'updateUserMetadata' | 'getMyPermissions'> => {
  const remove = (caller: FakeCaller, userIds: readonly string[]) => {
    const body = removeUsers(store, caller, userIds);
    return { status: body.success ? (200 as const) : (207 as const), body };
  };
  return {
    listUsers: ({ query }) => ({ status: 200, body: list(store, query) }),
    removeUsers: ({ caller, body }) => remove(caller, body.userIds),
    bulkRemoveUsers: ({ caller, body }) => remove(caller, body.userIds),
    updateUserMetadata({ headers, body: { userId, metadata } }) {
      assertMetadata(metadata, ['metadata']);
      const user = store.users.find(userId);
      if (!user) throw new FakeError('user_not_member');
      const publicMetadata = storedMetadata(metadata);
      if (!isSame(user.publicMetadata, publicMetadata)) assertMatch(headers, etagField(user));
      const updated = store.users.change(user, { publicMetadata });
      const { id, email, firstName, lastName } = updated;
      const shown = { id, email, firstName, lastName, publicMetadata, ...etagField(updated) };
      return { status: 200, body: { success: true, user: shown } };
    },
    getMyPermissions({ caller }) {
      const operations = Object.entries(fakeOperations).flatMap(([id, one]) => (mayCall(caller, one) ? [id] : []));
      const { userId, role, permissions } = caller;
      const { organizationId } = store.settings;
      const body = { userId, organizationId, role, permissions: [...permissions], operations: operations.sort() };
      return { status: 200, body: body as schemas.CallerPermissions };
    },
  };
};
