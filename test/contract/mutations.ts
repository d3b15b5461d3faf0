// Changes of the contract. Each changes a different place, so that one comparison shows which changes were detected.
import { deref, escapePointer, operation, type Json } from './support.js';

export interface Mutation {
  title: string;
  /** Prefixes of the places that tools report: JSON pointers (Redocly), or methods and paths (oasdiff). */
  places: string[];
  apply(document: Json): void;
}

/** A change of one operation, and of the schemas that only it uses. */
function change(
  title: string,
  operationId: string,
  edit: (operation: Json, document: Json) => void,
  ...schemas: string[]
): Mutation {
  const { path, method } = operation(operationId);
  const places = [
    `#/paths/${escapePointer(path)}/${method}`,
    `${method.toUpperCase()} ${path}:`,
    ...schemas.map((name) => `#/components/schemas/${name}`),
  ];
  return { title, places, apply: (document) => edit(document.paths[path][method], document) };
}

const ofSchema = (title: string, operationId: string, name: string, edit: (schema: Json) => void) =>
  change(title, operationId, (_operation, document) => edit(document.components.schemas[name]), name);
/** Replaces a reference to a shared parameter by the parameter, so that a change affects only this operation. */
function parameterOf(raw: Json, name: string): Json {
  const index = raw.parameters.findIndex((parameter: Json) => deref(parameter).name === name);
  raw.parameters[index] = structuredClone(deref(raw.parameters[index]));
  return raw.parameters[index];
}
const withoutField = (schema: Json, name: string) => {
  delete schema.properties[name];
  schema.required = schema.required?.filter((field: string) => field !== name);
};
const text = { type: 'string', maxLength: 10, description: 'New.' };
const rename = (object: Json, from: string, to: string) => {
  object[to] = object[from];
  delete object[from];
};
const removeOperation = (document: Json, path: string, method: string) => delete document.paths[path][method];

export const breaking: Mutation[] = [
  change('an operation is removed', 'deleteAgentTag', (_raw, document) =>
    removeOperation(document, '/agent-tags', 'delete'),
  ),
  {
    ...change('a path is renamed', 'getConversation', (_raw, document) =>
      rename(document.paths, '/getConversation', '/conversation'),
    ),
    places: ['#/paths/~1getConversation', '#/paths/~1conversation', 'GET /getConversation', 'GET /conversation:'],
  },
  change('an operationId is renamed', 'listAgentTags', (raw) => void (raw.operationId = 'getAgentTags')),
  change('a public operation demands a token', 'receiveIdentityEvent', (raw) => void delete raw.security),
  change(
    'an operation needs a higher role',
    'deleteConversation',
    (raw) => void (raw['x-required-role'] = 'org:admin'),
  ),
  ofSchema('a request gets a new required field', 'createScheduledTask', 'ScheduledTaskCreate', (schema) => {
    schema.properties.priority = text;
    schema.required.push('priority');
  }),
  ofSchema(
    'a field of a request becomes required',
    'createToolServer',
    'ToolServerCreate',
    (schema) => void schema.required.push('transport'),
  ),
  ofSchema('a field of a request is removed', 'updateToolServer', 'ToolServerUpdate', (schema) =>
    withoutField(schema, 'name'),
  ),
  ofSchema(
    'a field of a request has another type',
    'runScheduledTask',
    'ScheduledTaskRun',
    (schema) => void (schema.properties.taskId = text),
  ),
  ofSchema(
    'a text of a request gets a lower maximum length',
    'renameConversation',
    'ConversationUpdate',
    (schema) => void (schema.properties.name.maxLength = 50),
  ),
  ofSchema(
    'a text of a request gets a pattern',
    'createConversationFeedback',
    'ConversationFeedbackCreate',
    (schema) => void (schema.properties.comment.pattern = '^[a-z]*$'),
  ),
  ofSchema(
    'a number of a request gets a lower maximum',
    'searchKnowledgeBase',
    'KnowledgeBaseSearch',
    (schema) => void (schema.properties.limit.maximum -= 1),
  ),
  {
    ...ofSchema(
      'a list of a request gets a lower maximum',
      'removeUsers',
      'UserRemoval',
      (schema) => void (schema.properties.userIds.maxItems = 10),
    ),
    places: [
      '#/paths/~1admin~1users/delete',
      '#/paths/~1admin~1bulkRemove/post',
      'DELETE /admin/users:',
      'POST /admin/bulkRemove:',
    ],
  },
  change(
    'a request is closed to unknown fields',
    'updateUserMetadata',
    (_raw, document) => {
      document.components.schemas.UserMetadataUpdate.properties.metadata = {
        ...document.components.schemas.UserMetadata,
        additionalProperties: false,
      };
    },
    'UserMetadataUpdate',
  ),
  ofSchema('a shape of a request is removed', 'testToolServer', 'ToolServerTest', (schema) => void schema.oneOf.pop()),
  change('a body becomes required', 'deleteScheduledTask', (raw) => void (raw.requestBody.required = true)),
  change(
    'an optional parameter becomes required',
    'getStats',
    (raw) => void (parameterOf(raw, 'userId').required = true),
  ),
  change(
    'a new required parameter',
    'previewSchedule',
    (raw) =>
      void raw.parameters.push({
        name: 'timezone',
        in: 'query',
        required: true,
        schema: text,
        description: 'New.',
        example: 'UTC',
      }),
  ),
  change('a parameter is removed', 'listToolServers', (raw) => void (raw.parameters = [])),
  change(
    'the enum of a parameter loses a value',
    'listUsers',
    (raw) => void parameterOf(raw, 'role').schema.enum.pop(),
  ),
  change(
    'the minimum of a parameter rises',
    'listTaskExecutions',
    (raw) => void (parameterOf(raw, 'limit').schema.minimum = 10),
  ),
  change(
    'the default of a parameter changes',
    'listConversations',
    (raw) => void (parameterOf(raw, 'limit').schema.default = 20),
  ),
  change('a status is removed', 'chat', (raw) => void delete raw.responses[409]),
  change('a success has another status', 'createSkill', (raw) => rename(raw.responses, '201', '200')),
  change('a reply has another media type', 'listTools', (raw) =>
    rename(raw.responses[200].content, 'application/json', 'application/xml'),
  ),
  change('a reply loses a header', 'listSkillFiles', (raw) => void delete raw.responses[200].headers['X-Request-Id']),
  ofSchema('a reply loses a field', 'syncAgentTools', 'AgentToolSync', (schema) => withoutField(schema, 'total')),
  ofSchema(
    'a field of a reply may be missing',
    'createPresignedUpload',
    'PresignedUpload',
    (schema) => void schema.required.pop(),
  ),
  ofSchema(
    'a field of a reply has another type',
    'getMyPermissions',
    'CallerPermissions',
    (schema) => void (schema.properties.permissions = text),
  ),
  ofSchema(
    'a field of a reply may be null',
    'deleteSkill',
    'SkillDeleteResult',
    (schema) => void (schema.properties.message.type = ['string', 'null']),
  ),
  {
    ...ofSchema(
      'the enum of a reply gets a value',
      'listKnowledgeBaseFiles',
      'KnowledgeBaseFileStatus',
      (schema) => void schema.enum.push('queued'),
    ),
    places: ['#/paths/~1kb~1files', 'GET /kb/files:', 'POST /kb/files:', 'POST /kb/files/retry:'],
  },
];

const newHeader = {
  name: 'X-New',
  in: 'header',
  required: false,
  schema: { type: 'string', maxLength: 255 },
  description: 'New.',
  example: 'a',
};

export const compatible: Mutation[] = [
  {
    ...change(
      'a new operation',
      'listAgents',
      (raw, document) => void (document.paths['/agents/all'] = { get: { ...raw, operationId: 'listAllAgents' } }),
    ),
    places: ['#/paths/~1agents~1all', 'GET /agents/all:'],
  },
  change('an operation needs a lower role', 'deleteAgentTag', (raw) => void (raw['x-required-role'] = 'org:member')),
  change('an optional header, and statuses of failures for it', 'createAgentTag', (raw) => {
    raw.parameters = [...(raw.parameters ?? []), newHeader];
    for (const status of [402, 424]) raw.responses[status] = { ...raw.responses[400] };
  }),
  change(
    'an optional parameter',
    'listTools',
    (raw) =>
      void raw.parameters.push({
        name: 'search',
        in: 'query',
        required: false,
        schema: text,
        description: 'New.',
        example: 'a',
      }),
  ),
  ofSchema(
    'an optional field of a request',
    'createScheduledTask',
    'ScheduledTaskCreate',
    (schema) => void (schema.properties.priority = text),
  ),
  ofSchema(
    'a text of a request gets a higher maximum length',
    'renameConversation',
    'ConversationUpdate',
    (schema) => void (schema.properties.name.maxLength = 400),
  ),
  change(
    'the enum of a parameter gets a value',
    'listUsers',
    (raw) => void parameterOf(raw, 'role').schema.enum.push('org:guest'),
  ),
  change(
    'a required parameter becomes optional',
    'getStats',
    (raw) => void (parameterOf(raw, 'from').required = false),
  ),
  ofSchema(
    'a reply gets a field',
    'getMyPermissions',
    'CallerPermissions',
    (schema) => void (schema.properties.since = text),
  ),
  change(
    'a reply gets a header',
    'listSkillFiles',
    (raw) => void (raw.responses[200].headers['X-New'] = { schema: text, description: 'New.', example: 'a' }),
  ),
  change('a description changes', 'listInvitations', (raw) => void (raw.description = 'Another one.')),
  change(
    'an operation is deprecated, with a date',
    'listConversations',
    (raw) => void Object.assign(raw, { deprecated: true, 'x-sunset': '2030-01-01' }),
  ),
];
