// Decides whether a caller may call an operation, by the role and permissions that the contract requires.
import type { FakeCaller } from './contract.js';
import type { FakeOperation } from './tables.js';

/** Whether the caller's role or one of its permissions allows the operation. */
export function mayCall(caller: FakeCaller, { role, permissions }: FakeOperation): boolean {
  if (caller.role === 'org:admin' || role === 'org:guest') return true;
  if (caller.role === 'org:guest') return false;
  if (role === 'org:member' || role === caller.role) return true;
  return permissions.some((permission) => caller.permissions.includes(permission));
}

/** Whether the caller has the required role, or the permission that the body requires. */
export function maySend(caller: FakeCaller, { role, permissionByField }: FakeOperation, body: unknown): boolean {
  if (!permissionByField || caller.role === 'org:admin' || caller.role === role) return true;
  const { field, present, absent } = permissionByField;
  const isPresent = typeof body === 'object' && body !== null && Object.hasOwn(body, field);
  return caller.permissions.includes(isPresent ? present : absent);
}
