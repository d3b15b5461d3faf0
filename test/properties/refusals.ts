// Rules that no schema can express: a request that matches the schemas gets a 400. Its error code is one that the
// operation declares for a rule. Or it is the code of invalid requests, and this file lists the fields in `details`.
import { errorsOf } from '../contract/support.js';

const schedule = 'not a five-field cron expression, or one that can never fire';
const serverUrl = 'not a public address';
const anotherPerson = 'needs allInOrg=true';
const date = 'no existing date, or later than the other end of the range';

/** For each operation, the fields with such a rule, and when the rule refuses them. */
const fields: Record<string, Record<string, string>> = {
  saveAgent: { name: 'required of a new agent', tools: 'provider tools have keys of their own' },
  listAgentVersions: { before: 'no version of this agent' },
  receiveIdentityEvent: { data: 'an event of a known type without its data' },
  addKnowledgeBaseFile: { fileId: 'not the one of the key' },
  createToolServer: { url: serverUrl },
  updateToolServer: { url: serverUrl },
  testToolServer: { url: serverUrl },
  createWebhookEndpoint: { url: serverUrl },
  updateWebhookEndpoint: { url: serverUrl },
  listWebhookDeliveries: { cursor: 'of another list' },
  createScheduledTask: { schedule },
  updateScheduledTask: { schedule },
  deleteScheduledTask: { taskId: 'missing in both places, or different ones' },
  previewSchedule: { schedule },
  listTaskExecutions: { since: date },
  chat: {
    agentId: 'not the agent of this conversation',
    timezone: 'no such time zone',
    'message.parts': 'no file of this organization, or one that is not there',
    messages: 'the last one is not of a user, or has no part that can be sent',
  },
  listDeletedRecords: { cursor: 'of another list' },
  listAuditLog: { cursor: 'of another list', from: date, to: date },
  exportAuditLog: { from: date, to: date },
  listConversations: { cursor: 'of another list', from: date, to: date, userId: anotherPerson },
  listConversationMessages: { cursor: 'of another conversation' },
  listKnowledgeBaseFileChunks: { cursor: 'of another file' },
  getInteractions: { cursor: 'of another list, or without a limit', from: date, to: date, userId: anotherPerson },
  getStats: { from: date, to: date, userId: anotherPerson, interval: 'too many points for the range' },
};

interface Refusal {
  code: string | null;
  body: { details?: { path: string[] }[] };
}

/** Returns whether a rule explains the 400 of a request that matches the schemas. */
export function isRefusedByRule(operationId: string, { code, body }: Refusal): boolean {
  const [invalidRequest, ...ofRules] = errorsOf(operationId, 400);
  if (code !== invalidRequest?.code) return ofRules.some((error) => error.code === code);
  const listed = Object.keys(fields[operationId] ?? {});
  const places = (body.details ?? []).map(({ path }) => path.join('.'));
  return places.length > 0 && places.every((place) => listed.some((start) => `${place}.`.startsWith(`${start}.`)));
}
