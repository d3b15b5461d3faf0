// Operations of the contract that are not implemented yet and return 501. Currently none. A new operation may be listed
// here, so that it can be mocked before it is implemented. A test prints the list.
import { ApiError } from '../platform/errors.js';
import type { Handlers } from '../generated/handlers.js';
import type { OperationId } from '../generated/operations.js';

export const pendingOperations = [] as const satisfies readonly OperationId[];

type PendingOperation = (typeof pendingOperations)[number];

/** Returns handlers for them that throw `not_implemented`. */
export function pendingHandlers(): Pick<Handlers, PendingOperation> {
  const refuse = () => Promise.reject(new ApiError('not_implemented'));
  return Object.fromEntries(pendingOperations.map((id) => [id, refuse]));
}
