// Rules that no schema can express: a request that matches the schemas is refused. For each operation, a key is an
// error code. Every invalid request of an operation has the same code, for which a key is the field that the 400 names.
import { errorsOf } from '../contract/support.js';

const schedule = 'not a five-field cron expression, or one that can never fire';
const model = 'no such model is configured';
const jsonSchema = 'not a JSON Schema of an object, or one that refers to others';
const anotherRecord = 'of another record';
const serverUrl = 'not a public address';
const anotherPerson = 'needs allInOrg=true';
const date = 'no existing date, or later than the other end of the range';

const refusals: Record<string, Record<string, string>> = {
  saveAgent: {
    name: 'required of a new agent',
    model_provider_not_found: 'no such provider exists',
    tools: 'provider tools have keys of their own',
    email_slug_reserved: 'a reserved name',
    email_slug_in_use: 'of another agent',
  },
  listAgentVersions: { before: 'no version of this agent' },
  changeAgentVersion: { version_email_slug_in_use: 'taken since that version' },
  renameAgentTag: { tag_name_in_use: 'of another tag' },
  removeUsers: { cannot_remove_yourself: 'the only entry is the caller' },
  bulkRemoveUsers: { cannot_remove_yourself: 'the only entry is the caller' },
  receiveIdentityEvent: { data: 'an event of a known type without its data' },
  createSkill: { invalid_skill_content: 'no frontmatter', skill_name_missing: 'in the frontmatter' },
  updateSkill: { invalid_skill_content: 'no frontmatter', skill_name_missing: 'in the frontmatter' },
  addSkillFile: { skill_file_name_in_use: 'of another file', skill_file_limit_reached: '20 files' },
  deleteSkillFile: { skill_content_not_deletable: 'SKILL.md' },
  createKnowledgeBase: {
    knowledge_base_name_in_use: anotherRecord,
    embedding_model_unavailable: model,
    extraction_model_unavailable: model,
    invalid_extraction_schema: jsonSchema,
  },
  updateKnowledgeBase: {
    knowledge_base_name_in_use: anotherRecord,
    embedding_model_immutable: 'cannot be changed',
    extraction_model_unavailable: model,
    invalid_extraction_schema: jsonSchema,
  },
  addKnowledgeBaseFile: {
    fileId: 'not the one of the key',
    knowledge_base_file_exists: 'is there already',
    file_key_not_owned: 'not of this organization',
    file_type_not_supported: 'neither the content type nor the file name is of a supported type',
    uploaded_file_missing: 'nothing is there',
    content_key_not_owned: 'not of this organization',
  },
  retryKnowledgeBaseFile: { file_not_failed: 'the file did not fail' },
  createToolServer: { tool_server_name_in_use: anotherRecord, tool_server_url_not_allowed: serverUrl, url: serverUrl },
  updateToolServer: { tool_server_name_in_use: anotherRecord, tool_server_url_not_allowed: serverUrl, url: serverUrl },
  testToolServer: { tool_server_url_not_allowed: serverUrl, url: serverUrl },
  createWebhookEndpoint: {
    webhook_endpoint_url_not_allowed: serverUrl,
    webhook_endpoint_limit_reached: 'the requests before created 20',
    url: serverUrl,
  },
  updateWebhookEndpoint: { webhook_endpoint_url_not_allowed: serverUrl, url: serverUrl },
  listWebhookDeliveries: { cursor: 'of another list' },
  replayWebhookDelivery: { webhook_endpoint_disabled: 'an admin or the service disabled it' },
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
  restoreDeletedRecord: {
    email_slug_in_use: anotherRecord,
    knowledge_base_name_in_use: anotherRecord,
    tool_server_name_in_use: anotherRecord,
  },
  eraseUser: { cannot_erase_yourself: 'the caller' },
  listAuditLog: { cursor: 'of another list', from: date, to: date },
  exportAuditLog: { from: date, to: date },
  listConversations: { cursor: 'of another list', from: date, to: date, userId: anotherPerson },
  listConversationMessages: { cursor: 'of another conversation' },
  listKnowledgeBaseFileChunks: { cursor: 'of another file' },
  getInteractions: { cursor: 'of another list, or without a limit', from: date, to: date, userId: anotherPerson },
  getStats: {
    from: date,
    to: date,
    userId: anotherPerson,
    interval: 'too many points for the range',
  },
};

interface Refusal {
  code: string | null;
  body: { details?: { path: string[] }[] };
}

/** Returns whether the 400 of a request that matches the schemas is listed. */
export function isListed(operationId: string, { code, body }: Refusal): boolean {
  const listed = Object.keys(refusals[operationId] ?? {});
  if (code !== errorsOf(operationId, 400)[0]?.code) return code !== null && listed.includes(code);
  const places = (body.details ?? []).map(({ path }) => path.join('.'));
  return places.length > 0 && places.every((place) => listed.some((start) => `${place}.`.startsWith(`${start}.`)));
}
