// The one place that decides whether a caller may call an operation, from the operation's x-required-role and x-required-permission.
import type { Caller } from '../platform/caller.js';
import { ApiError, type PlainErrorCode } from '../platform/errors.js';
import { operations, type OperationId } from '../generated/operations.js';

/** Whether the caller's role or one of its permissions opens the operation. */
function mayCall(caller: Pick<Caller, 'role' | 'permissions'>, operationId: OperationId): boolean {
  const { role, permissions } = operations[operationId] as { role: string; permissions: readonly string[] };
  if (role === 'none') return true;
  if (caller.role === null) return false;
  if (caller.role === 'org:admin' || role === 'org:guest') return true;
  // A guest is let into nothing more, whatever permissions the token carries.
  if (caller.role === 'org:guest') return false;
  if (role === 'org:member') return true;
  if (role === caller.role) return true;
  return permissions.some((permission) => caller.permissions.includes(permission));
}

/** The operation's own 403: the first that the contract lists. */
function forbidden(operationId: OperationId): ApiError {
  const { 403: codes = [] } = operations[operationId].errorCodes as Record<number, readonly PlainErrorCode[]>;
  return new ApiError(codes[0] ?? 'admin_required');
}

type ByField = { field: string; present: string; absent: string } | null;

/** For operations whose permission depends on the body; roles that open the operation open it either way. */
export function authorizeBody(caller: Caller, operationId: OperationId, body: unknown): void {
  const { role, permissionByField } = operations[operationId] as { role: string; permissionByField: ByField };
  if (permissionByField === null || caller.role === 'org:admin' || caller.role === role) return;
  const { field, present, absent } = permissionByField;
  const isPresent = typeof body === 'object' && body !== null && Object.hasOwn(body, field);
  if (!caller.permissions.includes(isPresent ? present : absent)) throw forbidden(operationId);
}

/** The operations that the caller's token opens; those that need none are open to everybody and not listed. */
export function operationsOpenTo(caller: Pick<Caller, 'role' | 'permissions'>): OperationId[] {
  return (Object.keys(operations) as OperationId[]).filter((id) => !operations[id].public && mayCall(caller, id));
}

/** Throws the operation's own 403. */
export function authorize(caller: Caller, operationId: OperationId): void {
  if (!mayCall(caller, operationId)) throw forbidden(operationId);
}
