// Compares the statements of interface.md about shapes, roles, statuses and limits with openapi.yaml. Behavior over
// HTTP is tested in test/interface-statements.
import { describe, expect, test } from '@jest/globals';
import { interfaceText, shownOperations } from './interface-document.js';
import { deref, document, jsonBody, operation, operations, parameters, type Json } from './support.js';

interface StatedField {
  name: string;
  type: string;
}

/** Returns the fields in the table of a section. A row may name several fields. */
function statedFields(title: string): StatedField[] {
  const [, after = ''] = interfaceText.split(`\n### ${title}\n`);
  const [section = ''] = after.split(/\n#{2,3} /);
  return [...section.matchAll(/^\| ([^|]+) \| ([^|]+) \|/gm)].flatMap(([, names = '', type = '']) =>
    names === 'Field' || names.startsWith('---') ? [] : names.split(', ').map((name) => ({ name, type })),
  );
}

const tables: Record<string, string> = {
  Agent: 'Agent',
  'Agent tag': 'AgentTagWithCount',
  'Knowledge base': 'KnowledgeBase',
  Skill: 'Skill',
  'Skill file': 'SkillFile',
  'Organization user (list item)': 'OrganizationUser',
  Conversation: 'Conversation',
  'Dashboard interaction (one conversation with usage data)': 'DashboardInteraction',
  'Scheduled task': 'ScheduledTask',
  'Task execution': 'TaskExecution',
};

/** Fields that may be null although interface.md shows only a value, each with the meaning of null. */
const alsoNull: Record<string, string> = {
  'Agent.emailSlug': 'the agent has no address of its own',
  'KnowledgeBase.lastFileUploadedAt': 'no file was uploaded',
  'OrganizationUser.lastSignInAt': 'the person never signed in',
  'ScheduledTask.lastRunAt': 'the task never ran',
  'TaskExecution.conversationId': 'the run could not be started',
};
/** Fields that are omitted for some callers. */
const sometimesAbsent = ['Conversation.renderedSystemPrompt'];

function typesOf(given: Json): string[] {
  const schema = deref(given);
  const own = [schema.type ?? []].flat();
  return [...own, ...(schema.oneOf ?? []).flatMap(typesOf)];
}

const jsonTypes: [pattern: RegExp, types: string[]][] = [
  [/^array/, ['array']],
  [/^(integer|number)/, ['integer', 'number']],
  [/^object/, ['object']],
  [/^boolean/, ['boolean']],
  [/^(string|timestamp)/, ['string']],
];

describe.each(Object.entries(tables))('resource: %s', (title, schema) => {
  const { properties, required } = document.components.schemas[schema];
  test.each(statedFields(title).map(({ name, type }) => [name, type.trim()] as const))('%s: %s', (name, type) => {
    const types = typesOf(properties[name]);
    const [, expected = null] = jsonTypes.find(([pattern]) => pattern.test(type)) ?? [];
    if (expected !== null) expect(expected).toEqual(expect.arrayContaining([types.find((one) => one !== 'null')]));
    if (type.startsWith('timestamp')) expect(JSON.stringify(deref(properties[name]))).toMatch(/date-time|Timestamp/);
    const at = `${schema}.${name}`;
    expect(types.includes('null')).toBe(/\bnull\b/.test(type) || at in alsoNull);
    if (!sometimesAbsent.includes(at)) expect(required).toContain(name);
  });
});

const [member, admin] = ['org:member', 'org:admin'];
const requirements: Record<string, [role: string, ...statuses: number[]]> = {
  'POST /skills/manage': [admin],
  'PUT /skills/manage': [member, 200, 400, 404],
  'DELETE /skills/manage': [member],
  'GET /skills/files': [member],
  'DELETE /skills/files': [member],
  'GET /admin/users': [admin],
  'POST /admin/updateUserMetadata': [admin, 400, 405],
  'DELETE /admin/users': [admin],
  'POST /admin/bulkRemove': [admin, 207, 400, 405],
  'DELETE /admin/invitations': [admin],
  'GET /agents': [member],
  'DELETE /agents': [admin],
  'POST /agents/versions': ['org:agent_manager'],
  'POST /agents/sync-tools': [admin],
  'POST /agent-tags': [admin],
  'GET /agent-tags': [member],
  'GET /kb/manage': [member],
  'DELETE /kb/files': [member],
  'POST /upload/presigned': ['org:guest'],
  'GET /getConversation': ['org:guest'],
  'GET /dashboard/getInteractions': ['org:guest'],
  'GET /scheduled-tasks/manage': [member],
  'DELETE /scheduled-tasks/manage': [member],
  'GET /scheduled-tasks/executions': [member],
};

describe('endpoints', () => {
  test('of interface.md are all listed in this file', () =>
    expect(Object.keys(requirements).sort()).toEqual(shownOperations.map(({ name }) => name).sort()));

  test.each(Object.entries(requirements))('%s: role and statuses', (name, [role, ...statuses]) => {
    const found = operations.find(({ method, path }) => `${method.toUpperCase()} ${path}` === name);
    expect(found?.raw['x-required-role']).toBe(role);
    expect(Object.keys(found?.raw.responses ?? {}).map(Number)).toEqual(
      expect.arrayContaining([...statuses, 401, 403, 500]),
    );
  });

  test('POST /agents/versions and DELETE /agents are also open to callers with the permission to manage agents', () => {
    for (const id of ['changeAgentVersion', 'deleteAgent'])
      expect(JSON.stringify(operation(id).raw['x-required-permission'])).toContain('org:manage_agents:');
  });

  test('POST /admin/bulkRemove is deprecated in favor of DELETE /admin/users', () =>
    expect(operation('bulkRemoveUsers').raw).toMatchObject({ deprecated: true, 'x-successor': '/admin/users' }));
});

const body = (id: string, name: string) => deref(deref(jsonBody(operation(id).raw)!.schema).properties[name]);
const query = (id: string, name: string) => {
  const found = parameters(operation(id).raw).find((parameter) => parameter.name === name);
  return { required: found.required === true, ...deref(found.schema) };
};
const schemaOf = (name: string) => document.components.schemas[name];

describe('parameters', () => {
  test.each(['from', 'to'])('GET /dashboard/getInteractions: %s is required', (name) =>
    expect(query('getInteractions', name).required).toBe(true),
  );
  test('GET /dashboard/getInteractions: allInOrg is a boolean, default false', () =>
    expect(query('getInteractions', 'allInOrg')).toMatchObject({ required: false, type: 'boolean', default: false }));
  test.each(['userId', 'metadataKey', 'metadataValue'])('GET /dashboard/getInteractions: %s is optional', (name) =>
    expect(query('getInteractions', name)).toMatchObject({ required: false, type: 'string' }),
  );
  test('PUT /skills/manage: id is a required integer', () =>
    expect(query('updateSkill', 'id')).toMatchObject({ required: true, type: 'integer' }));
  test('GET /scheduled-tasks/executions: taskId is an optional integer and stats a boolean', () => {
    expect(query('listTaskExecutions', 'taskId')).toMatchObject({ required: false, type: 'integer' });
    expect(query('listTaskExecutions', 'stats').type).toBe('boolean');
  });
  test('DELETE /kb/files: both ids are required integers', () => {
    for (const name of ['kbId', 'fileId'])
      expect(query('deleteKnowledgeBaseFile', name)).toMatchObject({ required: true, type: 'integer' });
  });
});

describe('states', () => {
  test.each([
    ['Agent stage', 'AgentStage', ['development', 'released']],
    ['Conversation streamStatus', 'StreamStatus', ['in_progress', 'completed', 'stopped', 'error', 'timeout']],
    ['Task execution status', 'TaskExecutionStatus', ['completed', 'failed', 'in_progress']],
    ['Knowledge base status', 'KnowledgeBaseStatus', ['ready']],
    ['Message role', 'MessageRole', ['user', 'assistant']],
  ])('%s has the values of interface.md', (_name, schema, values) =>
    expect(schemaOf(schema).enum).toEqual(expect.arrayContaining(values)),
  );

  test('action of POST /agents/versions: rollback or checkpoint', () => {
    expect(deref(schemaOf('AgentRollback').properties.action).const).toBe('rollback');
    expect(deref(schemaOf('AgentCheckpoint').properties.action).const).toBe('checkpoint');
  });
  test('the role filter of GET /admin/users: org:admin or org:member', () =>
    expect(query('listUsers', 'role').enum).toEqual(['org:admin', 'org:member']));
});

describe('limits', () => {
  test.each(['createSkill', 'updateSkill'])('SKILL.md size, 100KB: %s', (id) =>
    expect(body(id, 'skillMdContent')).toMatchObject({ maxLength: 102400, 'x-max-bytes': 102400 }),
  );
  test('tag name length, 1 to 50 characters', () =>
    expect(body('createAgentTag', 'name')).toMatchObject({ minLength: 1, maxLength: 50 }));
  test.each([
    ['bulkRemoveUsers', 'userIds'],
    ['removeUsers', 'userIds'],
    ['revokeInvitations', 'invitationIds'],
  ])('entries per request, 1 to 50: %s', (id, name) =>
    expect(body(id, name)).toMatchObject({ minItems: 1, maxItems: 50 }),
  );
  test('page size, 1 to 500', () => expect(query('listUsers', 'limit')).toMatchObject({ minimum: 1, maximum: 500 }));
  test('offset, at least 0', () => expect(query('listUsers', 'offset')).toMatchObject({ minimum: 0 }));
  test('lifetime of a presigned URL, 10 minutes', () =>
    expect(deref(schemaOf('PresignedUpload').properties.url)['x-expires-after-seconds']).toBe(600));
});

describe('replies', () => {
  test('errors of a removal are present only when there are failures', () => {
    expect(schemaOf('UserRemovalResult').required).not.toContain('errors');
    expect(schemaOf('UserRemovalResult').properties.errors.minItems).toBe(1);
  });
  test.each([
    ['PresignedUpload', ['url', 'method', 'fileId', 'key', 'contentKey', 'metadata']],
    ['PresignedUploadMetadata', ['contentType', 'orgId', 'userId']],
    ['UpdatedUser', ['id', 'email', 'firstName', 'lastName', 'publicMetadata']],
    ['UserRemovalResult', ['success', 'total', 'successful', 'failed', 'results']],
    ['InvitationRevocationResult', ['success', 'total', 'successful', 'failed', 'results', 'errors']],
    ['AgentRollbackResult', ['success', 'publishedVersionId']],
    ['AgentToolSync', ['success', 'updated', 'total', 'agents']],
    ['TaskExecutionStats', ['total', 'completed', 'failed', 'in_progress']],
    ['DashboardFeedback', ['rating', 'comment', 'timestamp']],
  ])('%s always has %j', (schema, names) => expect(schemaOf(schema).required).toEqual(expect.arrayContaining(names)));
});

test('versioning: paths carry no version segment', () => {
  for (const path of Object.keys(document.paths)) expect(path).not.toMatch(/\/v\d/);
});
