// Operations of the contract whose handlers do not exist yet. They answer 501. The list only ever shrinks; a test prints it.
import { ApiError } from './errors.js';
import type { Handlers } from './generated/handlers.js';
import type { OperationId } from './generated/operations.js';

export const pendingOperations = [
  'listToolServers',
  'updateToolServer',
  'createToolServer',
  'deleteToolServer',
  'testToolServer',
  'runScheduledTask',
  'chat',
  'getConversation',
  'listConversations',
  'deleteConversation',
  'renameConversation',
  'listConversationMessages',
  'stopConversation',
  'createConversationFeedback',
] as const satisfies readonly OperationId[];

type PendingOperation = (typeof pendingOperations)[number];

/** A handler for each of them that refuses the call. */
export function pendingHandlers(): Pick<Handlers, PendingOperation> {
  const refuse = () => Promise.reject(new ApiError('not_implemented'));
  return Object.fromEntries(pendingOperations.map((id) => [id, refuse])) as unknown as Pick<Handlers, PendingOperation>;
}
