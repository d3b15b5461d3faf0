// Operations of the contract whose handlers do not exist yet: they answer 501. None at present. A new operation of the contract may wait here,
// so that it can be mocked before it is built; a test prints the list, which only ever shrinks.
import { ApiError } from '../platform/errors.js';
import type { Handlers } from '../generated/handlers.js';
import type { OperationId } from '../generated/operations.js';

export const pendingOperations = [] as const satisfies readonly OperationId[];

type PendingOperation = (typeof pendingOperations)[number];

/** A handler for each of them that refuses the call. */
export function pendingHandlers(): Pick<Handlers, PendingOperation> {
  const refuse = () => Promise.reject(new ApiError('not_implemented'));
  return Object.fromEntries(pendingOperations.map((id) => [id, refuse]));
}
