// Rules that no schema can express. The 400 of such a rule has either a code of its own, which the operation declares,
// or a code with `means: invalid_request`. For the second case, this file lists the fields that `details` can name.
import { errorsOf } from '../contract/support.js';

/** For each operation, the fields that a rule can refuse. */
const fields: Readonly<Record<string, readonly string[]>> = {
  // A new agent needs a name, and provider tools have keys of their own.
  saveAgent: ['name', 'tools'],
  listAgentVersions: ['before'],
  receiveIdentityEvent: ['data'],
  // Both keys must belong to the upload `fileId`.
  addKnowledgeBaseFile: ['fileKey', 'contentKey'],
  // The server sends no requests to private addresses.
  createToolServer: ['url'],
  updateToolServer: ['url'],
  testToolServer: ['url'],
  createWebhookEndpoint: ['url'],
  updateWebhookEndpoint: ['url'],
  // A schedule must be due at some time.
  createScheduledTask: ['schedule'],
  updateScheduledTask: ['schedule'],
  previewSchedule: ['schedule'],
  // The query and the body together must name exactly one task.
  deleteScheduledTask: ['taskId'],
  chat: ['agentId', 'timezone', 'message.parts', 'messages'],
  // A cursor belongs to one list. A range ends after its start. Only `allInOrg` allows the id of another user.
  listWebhookDeliveries: ['cursor'],
  listTaskExecutions: ['before', 'since'],
  listDeletedRecords: ['cursor'],
  listAuditLog: ['cursor', 'from', 'to'],
  exportAuditLog: ['from', 'to'],
  listConversations: ['cursor', 'from', 'to', 'userId'],
  listConversationMessages: ['cursor'],
  listKnowledgeBaseFileChunks: ['cursor'],
  getInteractions: ['cursor', 'from', 'to', 'userId'],
  getStats: ['from', 'to', 'userId', 'interval'],
};

interface Refusal {
  code: string | null;
  body: { details?: { path: string[] }[] };
}

/** Returns whether a rule explains the 400 of a request that matches the schemas. */
export function isRefusedByRule(operationId: string, { code, body }: Refusal): boolean {
  const [invalidRequest, ...ofRules] = errorsOf(operationId, 400);
  if (code !== invalidRequest?.code) return ofRules.some((error) => error.code === code);
  const listed = fields[operationId] ?? [];
  const places = (body.details ?? []).map(({ path }) => path.join('.'));
  return places.length > 0 && places.every((place) => listed.some((start) => `${place}.`.startsWith(`${start}.`)));
}
