// Rules that no schema can express, for which a request that matches the schemas is refused. For each operation, the
// keys are the places that the 400 names, or beginnings of its text.
const schedule = 'not a five-field cron expression, or one that can never fire';
const model = 'no such model is configured';
const jsonSchema = 'not a JSON Schema of an object, or one that refers to others';
const serverUrl = 'not a public address';
const anotherPerson = 'needs allInOrg=true';
const date = 'no existing date, or later than the other end of the range';

const refusals: Record<string, Record<string, string>> = {
  saveAgent: {
    name: 'required of a new agent',
    model: 'no such provider exists',
    tools: 'provider tools have keys of their own',
    emailSlug: 'reserved or in use',
  },
  listAgentVersions: { before: 'no version of this agent' },
  changeAgentVersion: { 'Email slug': 'taken since that version' },
  renameAgentTag: { name: 'in use' },
  removeUsers: { 'You cannot remove yourself': 'the only entry is the caller' },
  bulkRemoveUsers: { 'You cannot remove yourself': 'the only entry is the caller' },
  receiveIdentityEvent: { data: 'an event of a known type without its data' },
  createSkill: { skillMdContent: 'no frontmatter, or one without a name' },
  updateSkill: { skillMdContent: 'no frontmatter, or one without a name' },
  addSkillFile: { fileName: 'taken', 'A skill can have at most': '20 files' },
  deleteSkillFile: { 'SKILL.md': 'cannot be deleted' },
  createKnowledgeBase: { name: 'in use', embeddingModel: model, extractionModel: model, extractionSchema: jsonSchema },
  updateKnowledgeBase: {
    name: 'in use',
    embeddingModel: 'cannot be changed',
    extractionModel: model,
    extractionSchema: jsonSchema,
  },
  addKnowledgeBaseFile: {
    fileKey: 'nothing is there, or not of this organization',
    contentKey: 'not of this organization',
    fileId: 'not the one of the key',
    'File "': 'is there already',
    'File key': 'not of this organization',
    'File type is not supported': 'neither the content type nor the file name is of a supported type',
    'No uploaded file': 'nothing is there',
    'Content key': 'not of this organization',
  },
  retryKnowledgeBaseFile: { 'Only a file whose processing failed': 'the file did not fail' },
  createToolServer: { name: 'in use', 'Tool server URL': serverUrl, url: serverUrl },
  updateToolServer: { name: 'in use', 'Tool server URL': serverUrl, url: serverUrl },
  testToolServer: { 'Tool server URL': serverUrl, url: serverUrl },
  createWebhookEndpoint: {
    'Webhook endpoint URL': serverUrl,
    'Organization has reached its limit': 'the requests before created 20',
    url: serverUrl,
  },
  updateWebhookEndpoint: { 'Webhook endpoint URL': serverUrl, url: serverUrl },
  listWebhookDeliveries: { cursor: 'of another list' },
  replayWebhookDelivery: { 'Webhook endpoint is disabled': 'an admin or the service disabled it' },
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
  restoreDeletedRecord: { id: 'the unique name of the record is in use' },
  eraseUser: { 'You cannot erase yourself': 'the caller' },
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

/** Returns whether the 400 of a request that matches the schemas is listed. */
export function isListed(operationId: string, body: { error: string; details?: { path: string[] }[] }): boolean {
  const listed = Object.keys(refusals[operationId] ?? {});
  const given = (body.details ?? []).map(({ path }) => path.join('.'));
  return (given.length > 0 ? given : [body.error]).every((place) => listed.some((start) => place.startsWith(start)));
}
