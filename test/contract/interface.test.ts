// What the interface document (interface.md) states, as it stands in openapi.yaml: operations, roles, fields, limits and error texts. Written down
// by hand, because it tells most of it in sentences; what can be read out of it is compared in interface-fields.test.ts.
import { describe, expect, test } from '@jest/globals';
import { shownOperations } from './interface-document.js';
import {
  contract,
  deref,
  document,
  errorsOf,
  jsonBody,
  operation,
  operations,
  parameters,
  type Json,
} from './support.js';

const member = 'org:member';
const admin = 'org:admin';
const noOrganization = 'User is not part of any organization';
const notAdmin = 'Unauthorized: User is not an admin in this organization';

interface Stated {
  role: string;
  /** Statuses that the document names, beside 401, 403, 429, 500 and 503, which every operation has. */
  statuses?: number[];
  /** Error texts that it names. */
  texts?: string[];
}

const stated: Record<string, Stated> = {
  'POST /skills/manage': { role: admin },
  'PUT /skills/manage': { role: member, statuses: [200, 400, 404] },
  'DELETE /skills/manage': { role: member },
  'GET /skills/files': { role: member },
  'DELETE /skills/files': { role: member },
  'GET /admin/users': { role: admin, texts: [noOrganization, notAdmin] },
  'POST /admin/updateUserMetadata': { role: admin, statuses: [400, 405] },
  'DELETE /admin/users': { role: admin },
  'POST /admin/bulkRemove': { role: admin, statuses: [207, 400, 405] },
  'DELETE /admin/invitations': { role: admin, texts: [noOrganization, notAdmin] },
  'GET /agents': { role: member, texts: [noOrganization] },
  'DELETE /agents': { role: admin, texts: ['Agent ID is required', notAdmin] },
  'POST /agents/versions': { role: 'org:agent_manager', texts: [noOrganization, 'Bad Request'] },
  'POST /agents/sync-tools': { role: admin, texts: ['Unauthorized: Only admins can sync agent tools'] },
  'POST /agent-tags': { role: admin, texts: ['Validation Error'] },
  'GET /agent-tags': { role: member, texts: [noOrganization] },
  'GET /kb/manage': { role: member, texts: [noOrganization] },
  'DELETE /kb/files': {
    role: member,
    texts: ['Valid knowledge base ID and file ID are required for DELETE', 'File not found'],
  },
  'POST /upload/presigned': { role: 'org:guest', texts: [noOrganization, 'Unauthorized'] },
  'GET /getConversation': { role: 'org:guest' },
  'GET /dashboard/getInteractions': { role: member },
  'GET /scheduled-tasks/manage': { role: member, texts: ['Bad Request'] },
  'DELETE /scheduled-tasks/manage': { role: member, texts: ['Bad Request'] },
  'GET /scheduled-tasks/executions': { role: member },
};

const find = (name: string) => {
  const found = operations.find(({ method, path }) => `${method.toUpperCase()} ${path}` === name);
  if (!found) throw new Error(`the contract lacks ${name}`);
  return found;
};
const textsOf = (id: string): string[] =>
  contract.operations
    .filter((one) => one.id === id)
    .flatMap((one) => one.responses.flatMap(({ errors }) => errors.map(({ text }) => text)));

describe('operations of the interface document', () => {
  test.each(Object.entries(stated))('%s', (name, { role, statuses = [], texts = [] }) => {
    const { id, raw } = find(name);
    expect(raw['x-required-role']).toBe(role);
    expect(Object.keys(raw.responses).map(Number)).toEqual(
      expect.arrayContaining([...statuses, 401, 403, 429, 500, 503]),
    );
    expect(textsOf(id)).toEqual(expect.arrayContaining([...texts, 'Internal Server Error']));
  });

  test('are all of those that the document has', () =>
    expect(Object.keys(stated).sort()).toEqual(shownOperations.map(({ name }) => name).sort()));

  test('the first text of a 400 is the one for a request that does not match', () => {
    const first = (name: string) => errorsOf(find(name).id, 400)[0]?.text;
    expect(first('DELETE /agents')).toBe('Agent ID is required');
    expect(first('POST /agent-tags')).toBe('Validation Error');
    expect(first('DELETE /kb/files')).toBe('Valid knowledge base ID and file ID are required for DELETE');
    expect(first('POST /agents/versions')).toBe('Bad Request');
    expect(first('GET /scheduled-tasks/manage')).toBe('Bad Request');
    expect(first('DELETE /scheduled-tasks/manage')).toBe('Bad Request');
  });
});

const property = (schema: string, name: string) => deref(document.components.schemas[schema].properties[name]);
const bodyProperty = (id: string, name: string) => deref(deref(jsonBody(operation(id).raw).schema).properties[name]);
const query = (id: string, name: string) => {
  const found = parameters(operation(id).raw).find((parameter) => parameter.name === name);
  return { required: found.required === true, ...deref(found.schema) };
};

describe('limits', () => {
  test.each(['createSkill', 'updateSkill'])('100KB of SKILL.md: %s', (id) => {
    expect(bodyProperty(id, 'skillMdContent')).toMatchObject({ maxLength: 102400, 'x-max-bytes': 102400 });
  });
  test('tag names', () =>
    expect(bodyProperty('createAgentTag', 'name')).toMatchObject({ minLength: 1, maxLength: 50 }));
  test.each([
    ['bulkRemoveUsers', 'userIds'],
    ['removeUsers', 'userIds'],
    ['revokeInvitations', 'invitationIds'],
    ['createInvitations', 'invitations'],
  ])('1 to 50 entries: %s', (id, name) => expect(bodyProperty(id, name)).toMatchObject({ minItems: 1, maxItems: 50 }));
  test('a page of users', () => {
    expect(query('listUsers', 'limit')).toMatchObject({ minimum: 1, maximum: 500 });
    expect(query('listUsers', 'offset')).toMatchObject({ minimum: 0 });
    expect(query('listUsers', 'role').enum).toEqual(['org:admin', 'org:member']);
  });
  test('presigned addresses live for 10 minutes', () =>
    expect(property('PresignedUpload', 'url')['x-expires-after-seconds']).toBe(600));
});

// Every field of the tables, with whether it may be null.
const fields: Record<string, string[]> = {
  Agent: [
    'id',
    'name',
    'description',
    'logoUrl?',
    'conversationStarters',
    'model',
    'maxToolRoundtrips',
    'systemPrompt',
    'tools',
    'mcpServers?',
    'stage',
    'showInChat',
    'emailSlug?',
    'publishedVersionId',
    'createdAt',
    'updatedAt',
    'tags',
  ],
  AgentTag: ['id', 'name', 'organizationId', 'createdBy', 'createdAt', 'updatedAt'],
  AgentTagWithCount: ['id', 'name', 'organizationId', 'createdBy', 'createdAt', 'updatedAt', 'agentCount'],
  KnowledgeBase: [
    'id',
    'name',
    'description',
    'embeddingModel',
    'embeddingDimensions',
    'extractionModel?',
    'extractionSchema?',
    'source?',
    'trigger?',
    'createdAt',
    'updatedAt',
    'userId',
    'fileCount',
    'lastFileUploadedAt?',
    'totalSize',
    'status',
  ],
  CreatedSkill: ['id', 'name', 'description?', 'fileCount'],
  SkillFile: ['id', 'fileId', 'fileName', 'contentType', 'fileSize', 'createdAt'],
  OrganizationUser: [
    'id',
    'email',
    'firstName?',
    'lastName?',
    'username?',
    'profileImageUrl',
    'role',
    'publicMetadata',
    'joinedAt',
    'lastSignInAt?',
    'createdAt',
  ],
  UpdatedUser: ['id', 'email', 'firstName?', 'lastName?', 'publicMetadata'],
  Conversation: [
    'id',
    'agentId',
    'userId',
    'organizationId',
    'name',
    'upstreamConversationId?',
    'renderedSystemPrompt',
    'streamStatus?',
    'createdAt',
    'updatedAt',
    'deletedAt?',
    'messages',
  ],
  DashboardInteraction: [
    'id',
    'agentId',
    'upstreamConversationId?',
    'createdAt',
    'updatedAt',
    'agentName',
    'agentModel',
    'agentLogoUrl?',
    'userId',
    'userEmail',
    'userFirstName?',
    'userLastName?',
    'userPublicMetadata',
    'firstMessageText?',
    'userMessageCount',
    'assistantMessageCount',
    'totalMessageCount',
    'duration?',
    'totalTokens',
    'inputTokens',
    'outputTokens',
    'attachmentCount',
    'toolCalls',
    'lastFinishReason?',
    'totalFeedback?',
    'totalHelpful?',
    'totalNotHelpful?',
    'feedbackData?',
    'subConversations',
  ],
  ScheduledTask: [
    'id',
    'name',
    'description',
    'prompt',
    'schedule',
    'enabled',
    'agentId',
    'agentName',
    'userId',
    'lastRunAt?',
    'createdAt',
    'updatedAt',
  ],
  TaskExecution: ['id', 'scheduledTaskId', 'conversationId?', 'status', 'createdAt'],
  TaskExecutionStats: ['total', 'completed', 'failed', 'in_progress'],
  PresignedUpload: ['url', 'method', 'fileId', 'key', 'contentKey', 'metadata'],
  PresignedUploadMetadata: ['contentType', 'orgId', 'userId'],
  UserRemovalResult: ['success', 'total', 'successful', 'failed', 'results'],
  InvitationRevocationResult: ['success', 'total', 'successful', 'failed', 'results', 'errors'],
  AgentRollbackResult: ['success', 'publishedVersionId'],
  AgentToolSync: ['success', 'updated', 'total', 'agents'],
  DashboardToolCall: ['toolName', 'args', 'result'],
  DashboardFeedback: ['rating', 'comment', 'timestamp'],
};

describe('fields', () => {
  test.each(Object.entries(fields))('%s', (schema, names) => {
    // The prompt is left out for those who may not read the agent.
    const always = names.map((name) => name.replace('?', '')).filter((name) => name !== 'renderedSystemPrompt');
    expect(document.components.schemas[schema].required).toEqual(expect.arrayContaining(always));
    const nullable = (value: Json): boolean =>
      [value.type].flat().includes('null') || (value.oneOf ?? []).some((branch: Json) => nullable(deref(branch)));
    for (const name of names)
      expect(`${name.replace('?', '')}${nullable(property(schema, name.replace('?', ''))) ? '?' : ''}`).toBe(name);
  });

  test('closed sets of values', () => {
    expect(property('Agent', 'stage').enum).toEqual(['development', 'released']);
    expect(property('Conversation', 'streamStatus').enum).toEqual([
      'in_progress',
      'completed',
      'stopped',
      'error',
      'timeout',
      null,
    ]);
    expect(property('TaskExecution', 'status').enum).toEqual(
      expect.arrayContaining(['completed', 'failed', 'in_progress']),
    );
    expect(property('PresignedUpload', 'method').const).toBe('PUT');
    expect(deref(document.components.schemas.AgentRollback.properties.action).const).toBe('rollback');
    expect(deref(document.components.schemas.AgentCheckpoint.properties.action).const).toBe('checkpoint');
  });

  test('the errors of a removal are there only when there are failures', () => {
    expect(document.components.schemas.UserRemovalResult.required).not.toContain('errors');
    expect(property('UserRemovalResult', 'errors').minItems).toBe(1);
  });

  test('parameters', () => {
    for (const name of ['from', 'to'])
      expect(query('getInteractions', name)).toMatchObject({ required: true, maxLength: 35 });
    expect(query('getInteractions', 'allInOrg')).toMatchObject({ required: false, type: 'boolean', default: false });
    for (const name of ['userId', 'metadataKey', 'metadataValue'])
      expect(query('getInteractions', name).required).toBe(false);
    expect(query('updateSkill', 'id').required).toBe(true);
    expect(query('listTaskExecutions', 'taskId').required).toBe(false);
    expect(query('listTaskExecutions', 'stats').type).toBe('boolean');
  });

  test('bulkRemove is deprecated in favour of DELETE /admin/users', () => {
    expect(operation('bulkRemoveUsers').raw).toMatchObject({ deprecated: true, 'x-successor': '/admin/users' });
  });
});
