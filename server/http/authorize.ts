// Compares the caller's role and permissions with the operation's x-required-role, x-required-permission and
// x-required-permission-by-field.
import type { RequestHandler } from 'express';
import type { Caller } from '../platform/caller.js';
import { ApiError, type PlainErrorCode } from '../platform/errors.js';
import { operations, type OperationId } from '../generated/operations.js';
import { callerOf } from './request/request-context.js';

function mayCall(caller: Pick<Caller, 'role' | 'permissions'>, operationId: OperationId): boolean {
  const { role, permissions } = operations[operationId] as { role: string; permissions: readonly string[] };
  if (role === 'none') return true;
  if (caller.role === null) return false;
  if (caller.role === 'org:admin' || role === 'org:guest') return true;
  // A guest gets no further access, even if the token has permissions.
  if (caller.role === 'org:guest') return false;
  if (role === 'org:member') return true;
  if (role === caller.role) return true;
  return permissions.some((permission) => caller.permissions.includes(permission));
}

function forbidden(operationId: OperationId): ApiError {
  const { 403: codes = [] } = operations[operationId].errorCodes as Record<number, readonly PlainErrorCode[]>;
  return new ApiError(codes[0] ?? 'admin_required');
}

type ByField = { field: string; present: string; absent: string } | null;

export function authorize(operationId: OperationId): RequestHandler {
  return (request, _response, next) => {
    if (!mayCall(callerOf(request), operationId)) throw forbidden(operationId);
    next();
  };
}

/** Returns a step only if the required permission depends on whether the body has a certain field. */
export function authorizeBody(operationId: OperationId): RequestHandler[] {
  const { role, permissionByField } = operations[operationId] as { role: string; permissionByField: ByField };
  if (permissionByField === null) return [];
  const { field, present, absent } = permissionByField;
  return [
    (request, _response, next) => {
      const caller = callerOf(request);
      const body: unknown = request.body;
      const isPresent = typeof body === 'object' && body !== null && Object.hasOwn(body, field);
      const hasRole = caller.role === 'org:admin' || caller.role === role;
      if (!hasRole && !caller.permissions.includes(isPresent ? present : absent)) throw forbidden(operationId);
      next();
    },
  ];
}

/** Returns the operations that the caller may call, except public operations. */
export function operationsOpenTo(caller: Pick<Caller, 'role' | 'permissions'>): OperationId[] {
  return (Object.keys(operations) as OperationId[]).filter((id) => !operations[id].public && mayCall(caller, id));
}
