// Generates the tables of the SDK's fake, an in-memory service for tests: operations, request schemas, errors, limits
// and example records.
import { documentTypeTables } from '../server/document-types.js';
import { settable } from '../server/fields.js';
import { defaultOf, type Contract, type Operation } from '../contract/contract.js';
import { InvalidContractError, resolve, type Json } from '../contract/document.js';
import { reservedValues } from '../contract/reserved-values.js';
import { printLiteral, quoteKey } from '../copied/print-literal.js';
import { schemaType } from './schema-type.js';
import { reasonsComment } from '../server/reasons.js';
import { constant, interfaceOf } from '../typescript-source.js';

const lineWidth = 140;

/** Keywords with which the fake checks values or fills in defaults. */
const keptKeywords = new Set([
  'type',
  'enum',
  'const',
  'format',
  'pattern',
  'default',
  'required',
  '$ref',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'maxProperties',
  'properties',
  'additionalProperties',
  'propertyNames',
  'items',
  'oneOf',
  'x-max-bytes',
  'x-pattern-message',
]);

/** The examples with the first records of the fake. `key` is the property of the example that contains the records. */
const seeds: Record<string, [operationId: string, example: string, key?: string][]> = {
  agents: [['listAgents', 'allAgents']],
  agentVersions: [['listAgentVersions', 'page', 'versions']],
  agentTags: [['listAgentTags', 'allTags']],
  tools: [['listTools', 'catalog', 'tools']],
  models: [['listModels', 'catalog', 'models']],
  users: [
    ['listUsers', 'lastPage', 'data'],
    ['listUsers', 'neverSignedIn', 'data'],
  ],
  invitations: [['listInvitations', 'pendingAndAccepted', 'data']],
  skills: [['listSkills', 'one', 'skill']],
  skillFiles: [['listSkillFiles', 'files', 'files']],
  knowledgeBases: [['listKnowledgeBases', 'list', 'knowledgeBases']],
  knowledgeBaseFiles: [['listKnowledgeBaseFiles', 'files', 'files']],
  toolServers: [['listToolServers', 'list', 'toolServers']],
  webhookEndpoints: [['listWebhookEndpoints', 'list', 'webhookEndpoints']],
  scheduledTasks: [['listScheduledTasks', 'list']],
  taskExecutions: [
    ['listTaskExecutions', 'occurrences'],
    ['listTaskExecutions', 'list'],
  ],
  conversations: [
    ['getConversation', 'finished'],
    ['getConversation', 'subConversation'],
    ['listConversations', 'morePages', 'conversations'],
  ],
  feedback: [['createConversationFeedback', 'message', 'feedback']],
};

export function generateFakeContract(contract: Contract): string {
  const definitions: Record<string, Json> = {};
  const operations = mapOf(
    contract.operations
      .filter(({ isPublic }) => !isPublic)
      .map((operation) => [operation.id, describe(contract, operation, definitions)]),
  );
  const errors = mapOf(contract.errors.map(({ code, status, text }) => [code, { status, text }]));
  const records = mapOf(Object.entries(seeds).map(([name, sources]) => [name, readRecords(contract, sources)]));
  const promptVariables = contract.document.components.schemas.SystemPrompt['x-prompt-variables'];
  const literal = (value: unknown) => printLiteral(value, lineWidth);
  const operationType = 'Readonly<Record<string, FakeOperation>>';
  const schemaTableType = 'Readonly<Record<string, FakeSchema>>';
  const tables = [
    { name: 'fakeOperations', comment: 'The operations that take a token.', type: operationType, value: operations },
    { name: 'fakeSchemas', comment: 'Schemas that requests refer to.', type: schemaTableType, value: definitions },
    { name: 'fakeErrors', comment: 'Status and text of each error code.', value: errors },
    { name: 'fakeLimits', comment: 'Limits and durations that the fake applies.', value: limitsOf(contract) },
    { name: 'fakeRateLimit', comment: 'Headers about rate limits, as in the examples.', value: rateLimitOf(contract) },
    ...reservedValues(contract),
    { name: 'reasons', comment: reasonsComment, value: reasonsOf(contract) },
    { name: 'promptVariables', comment: 'Names of variables, and their pattern.', value: promptVariables },
    {
      name: 'defaultTitles',
      comment: 'Maximum characters of a title made from a message, and the title if the message has no text.',
      value: contract.document['x-default-titles'],
    },
    {
      name: 'documentTypes',
      comment: 'Types of files that knowledge bases read.',
      value: documentTypeTables(contract),
    },
    {
      name: 'settableFields',
      comment: 'Fields of records that the fake compares and copies. `readOnly` fields are omitted.',
      value: settableFieldsOf(contract),
    },
    {
      name: 'agentDefaults',
      comment: "Defaults of an agent's fields.",
      value: defaultsOf(contract),
    },
    { name: 'fakeSeed', comment: 'Records of the examples.', type: 'FakeSeed', value: records },
  ];
  return [
    imports,
    printExchanges(contract),
    ...tables.map(({ value, ...table }) => constant({ ...table, value: literal(value) })),
  ].join('\n');
}

const mapOf = (entries: [key: string, value: Json][]): Record<string, Json> => Object.fromEntries(entries);

const imports = [
  "import type { FakeOperation, FakeSchema, FakeSeed, Filled } from '../testing/tables.js';\n",
  "import type * as schemas from './schemas.js';\n",
].join('');

/** Texts of `x-reasons.request` that the fake never returns. */
const omittedRequestReasons = new Set([
  ...['httpVersion', 'unreadableBody', 'notUtf8', 'tooManyValues', 'tooManyChunks', 'tooManyMessages'],
  ...[
    'tooManyMessageBytes',
    'tooManyParts',
    'uploadTooLarge',
    'foreignReference',
    'ambiguousParts',
    'metadataRefused',
    'unsafeOrganizationId',
    'unsendableId',
  ],
]);

/** Omits the texts that the fake never returns, to keep the package small. */
function reasonsOf({ document }: Contract) {
  const { request, schedule, skillMd, warning, run, execution, trigger, invitation } = document['x-reasons'];
  const { notCron: _notCron, ...ofSchedules } = schedule;
  const { writtenByAgent: _writtenByAgent, agentNotRun: _agentNotRun, ...ofTriggers } = trigger;
  // In SKILL.md, the fake reads only lines of the form `key: value`.
  const { opening, noEnd, end, whiteSpace, noName, notText, tooLong, tooManyFields } = skillMd;
  const { atLimit, overlapped, queueFull, disabled, disabledWhileWaiting, earlierSlots } = execution;
  return {
    request: mapOf(Object.entries<Json>(request).filter(([name]) => !omittedRequestReasons.has(name))),
    schedule: ofSchedules,
    skillMd: { opening, noEnd, end, whiteSpace, noName, notText, tooLong, tooManyFields },
    warning,
    run: { stopped: run.stopped, agentDeleted: run.agentDeleted },
    execution: { atLimit, overlapped, queueFull, disabled, disabledWhileWaiting, earlierSlots },
    trigger: ofTriggers,
    invitation,
  };
}

function limitsOf({ document, operations }: Contract) {
  const { schemas } = document.components;
  const interactions = operations.find(({ id }) => id === 'getInteractions')?.responses[0]?.schema;
  return {
    ...document['x-organization-limits'],
    bodyLevels: document['x-body-limits'].depth,
    idempotencyHours: document['x-idempotency'].hours,
    dependentsOfEffect:
      schemas.Dependents.properties.dependents.maxItems / schemas.Dependents.properties.totals.maxItems,
    titleCharacters: schemas.ConversationUpdate.properties.name.maxLength,
    filesOfSkill: schemas.SkillFileList.properties.files.maxItems,
    filesOfKnowledgeBase: schemas.KnowledgeBaseFileList.properties.files.maxItems,
    interactions: resolve(document, interactions).oneOf[0].maxItems,
    firstMessageCharacters: schemas.DashboardInteraction.properties.firstMessageText.maxLength,
    previousSecretSeconds: schemas.WebhookEndpoint.properties.previousSecretExpiresAt['x-expires-after-seconds'],
    metadataBytes: schemas.UserMetadata['x-max-bytes'],
    skillMdBytes: schemas.SkillMdContent['x-max-bytes'],
    skillMdWhiteSpace: schemas.SkillMdContent['x-max-white-space'],
    skillMetadataFields: schemas.SkillMetadata.maxProperties,
    agentWarnings: schemas.AgentWarnings.maxItems,
    skillNameCharacters: schemas.SkillName.maxLength,
    skillDescriptionCharacters: schemas.SkillDescription.maxLength,
    statsEntries: schemas.DashboardStats.properties.series.maxItems,
    invitationSeconds: schemas.Invitation['x-expires-after-seconds'],
    deletedRecordDays: document['x-retention-days'].deletedRecords,
    uploadSeconds: schemas.PresignedUpload.properties.url['x-expires-after-seconds'],
  };
}

const rateLimitOf = ({ document }: Contract) =>
  Object.fromEntries(
    Object.entries<Json>(document.components.headers)
      .filter(([name]) => name.startsWith('RateLimit-'))
      .map(([name, { example }]) => [name, String(example)]),
  );

/** Schemas of the records whose fields the fake compares and copies. */
const settableSchemas = {
  agents: 'AgentConfiguration',
  agentTags: 'AgentTagUpdate',
  conversations: 'ConversationUpdate',
  createdSkills: 'CreatedSkill',
  knowledgeBaseFiles: 'KnowledgeBaseFileCreate',
  knowledgeBases: 'KnowledgeBaseUpdate',
  scheduledTasks: 'ScheduledTaskUpdate',
  skills: 'SkillUpdate',
  toolServers: 'ToolServerUpdate',
  triggers: 'KnowledgeBaseTriggerSave',
  updatedSkills: 'UpdatedSkill',
  webhookEndpoints: 'WebhookEndpointUpdate',
};

const settableFieldsOf = ({ document }: Contract) =>
  mapOf(Object.entries(settableSchemas).map(([name, schema]) => [name, settable(document.components.schemas[schema])]));

const defaultsOf = ({ document }: Contract) =>
  Object.fromEntries(
    Object.entries<Json>(document.components.schemas.AgentConfiguration.properties)
      .map(([name, schema]): [string, unknown] => [name, defaultOf(schema)])
      .filter(([, value]) => value !== undefined),
  );

function printExchanges({ document, operations }: Contract): string {
  const entries = operations
    .filter(({ isPublic }) => !isPublic)
    .map(({ id, parameters, body, responses }) => {
      const [query, headers] = (['query', 'header'] as const).map((place) =>
        parameters
          .filter((parameter) => parameter.in === place)
          .map(({ name, required, schema }) => {
            const isGiven = required || resolve(document, schema).default !== undefined;
            return `${quoteKey(name)}${isGiven ? '' : '?'}: ${parameterType(document, schema)}`;
          })
          .join('; '),
      );
      const replies = responses
        .filter(({ status }) => status < 300)
        .map(({ status, schema }) => `{ status: ${status}${schema ? `; body: ${schemaType(schema)}` : ''} }`);
      const bodyType = body
        ? `${filledType(document, body.schema)}${body.required ? '' : ' | undefined'}`
        : 'undefined';
      return [
        `  ${id}: {`,
        `    query: ${query ? `{ ${query} }` : 'object'};`,
        `    headers: ${headers ? `{ ${headers} }` : 'object'};`,
        `    body: ${bodyType};`,
        `    reply: ${replies.join(' | ')};`,
        '  };',
      ].join('\n');
    });
  const comment = "Types of each operation's request, with defaults filled in, and of its successful replies.";
  return interfaceOf('FakeExchanges', comment, entries);
}

/** Returns the type of a body in which the fields with a default are required. */
function filledType(document: Json, schema: Json): string {
  const names = Object.entries<Json>(resolve(document, schema).properties ?? {})
    .filter(([, property]) => defaultOf(resolve(document, property)) !== undefined)
    .map(([name]) => `'${name}'`);
  return names.length === 0 ? schemaType(schema) : `Filled<${schemaType(schema)}, ${names.join(' | ')}>`;
}

function parameterType(document: Json, schema: Json): string {
  const { type, enum: values, items } = resolve(document, schema);
  if (values) return values.map((value: string) => `'${value}'`).join(' | ');
  if (type === 'array') return `(${parameterType(document, items)})[]`;
  return type === 'integer' ? 'number' : type;
}

function describe({ document }: Contract, operation: Operation, definitions: Record<string, Json>): Json {
  const codes = (status: number) =>
    operation.responses.find((response) => response.status === status)?.errors.map(({ code }) => code) ?? [];
  const { deprecated, body } = operation;
  return {
    method: operation.method.toUpperCase(),
    path: operation.path,
    role: operation.role,
    permissions: operation.permissions,
    permissionByField: operation.permissionByField ?? undefined,
    acceptsKey: operation.acceptsIdempotencyKey,
    parameters: operation.parameters.map(({ name, in: place, required, schema }) => ({
      name,
      in: place,
      required,
      schema: inline(document, shorten(document, schema, definitions), definitions),
    })),
    body: body ? { required: body.required, schema: shorten(document, body.schema, definitions) } : undefined,
    badRequest: codes(400)[0] ?? 'bad_request',
    missingField: operation.responses.flatMap(({ errors }) => errors).find(({ means }) => means === 'missing_field')
      ?.code,
    forbidden: codes(403)[0] ?? 'admin_required',
    deprecated: deprecated
      ? {
          since: `@${Date.parse(deprecated.since) / 1000}`,
          sunset: new Date(deprecated.sunset).toUTCString(),
          link: `<${deprecated.successor}>; rel="successor-version"`,
        }
      : undefined,
  };
}

function inline(document: Json, schema: Json, definitions: Record<string, Json>): Json {
  const { $ref, ...siblings } = schema;
  return $ref === undefined
    ? schema
    : { ...shorten(document, document.components.schemas[$ref], definitions), ...siblings };
}

/** Copies a schema without its documentation, and the schemas to which it refers into `definitions`. */
function shorten(document: Json, schema: Json, definitions: Record<string, Json>): Json {
  if (Array.isArray(schema)) return schema.map((item) => shorten(document, item, definitions));
  if (schema === null || typeof schema !== 'object') return schema;
  // The service ignores readOnly fields, whatever their value.
  if (schema.readOnly === true) return {};
  const copy: Record<string, Json> = {};
  if ('x-default' in schema) copy.default = schema['x-default'];
  for (const [keyword, value] of Object.entries<Json>(schema)) {
    if (!keptKeywords.has(keyword)) continue;
    if (keyword === '$ref') copy.$ref = define(document, value.split('/').at(-1), definitions);
    else if (keyword === 'properties')
      copy.properties = Object.fromEntries(
        Object.entries<Json>(value).map(([name, property]) => [name, shorten(document, property, definitions)]),
      );
    else copy[keyword] = keyword === 'default' || keyword === 'enum' ? value : shorten(document, value, definitions);
  }
  return copy;
}

function define(document: Json, name: string, definitions: Record<string, Json>): string {
  if (!(name in definitions)) {
    // The entry ends the recursion of a schema that refers to itself.
    definitions[name] = {};
    definitions[name] = shorten(document, document.components.schemas[name], definitions);
  }
  return name;
}

function readRecords({ document, operations }: Contract, sources: (typeof seeds)[string]): Json[] {
  return sources.flatMap(([operationId, example, key]) => {
    const operation = operations.find(({ id }) => id === operationId);
    const raw = operation && resolve(document, document.paths[operation.path][operation.method].responses['200']);
    const found = resolve(document, raw?.content['application/json'].examples[example])?.value;
    if (found === undefined) throw new InvalidContractError(`openapi.yaml: ${operationId} has no example ${example}`);
    return key === undefined ? found : found[key];
  });
}
