import type { FakeCaller } from './contract.js';
import type { FakeOperation } from './tables.js';

/** Returns whether the caller's role or one of its permissions allows the operation. */
export function mayCall(caller: FakeCaller, { role, permissions }: FakeOperation): boolean {
  if (caller.role === 'org:admin' || role === 'org:guest') return true;
  if (caller.role === 'org:guest') return false;
  if (role === 'org:member' || role === caller.role) return true;
  return permissions.some((permission) => caller.permissions.includes(permission));
}

/** Returns whether the caller's role or permissions allow this body. */
export function maySend(caller: FakeCaller, { role, permissionByField }: FakeOperation, body: unknown): boolean {
  if (!permissionByField || caller.role === 'org:admin' || caller.role === role) return true;
  const { field, present, absent } = permissionByField;
  const isPresent = typeof body === 'object' && body !== null && Object.hasOwn(body, field);
  return caller.permissions.includes(isPresent ? present : absent);
}
