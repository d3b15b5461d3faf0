// Generates the server's table of operations, from which the compiler derives types.
import { idempotencyHeader, type Contract, type Operation } from '../contract/contract.js';
import { resolve, type Json } from '../contract/document.js';
import { reservedValues } from '../contract/reserved-values.js';
import { constant, json, typeAlias } from '../typescript-source.js';

function entry(operation: Operation) {
  return {
    method: operation.method,
    path: operation.path,
    alias: operation.alias,
    tag: operation.tag,
    role: operation.role,
    permissions: operation.permissions,
    permissionByField: operation.permissionByField,
    public: operation.isPublic,
    body: operation.body ? (operation.body.required ? 'required' : 'optional') : 'none',
    bodyLimitBytes: operation.bodyLimitBytes,
    rateLimit: operation.rateLimit,
    headerParameters: operation.parameters
      .filter(({ in: place, name }) => place === 'header' && name !== idempotencyHeader)
      .map((parameter) => parameter.name.toLowerCase()),
    acceptsIdempotencyKey: operation.acceptsIdempotencyKey,
    deprecated: operation.deprecated,
    statuses: operation.responses.map((response) => response.status),
    errorCodes: Object.fromEntries(
      operation.responses
        .filter(({ errors }) => errors.length > 0)
        .map(({ status, errors }) => [status, errors.map(({ code }) => code)]),
    ),
  };
}

function replyHeadersOf({ document, operations }: Contract): string[] {
  const replies = operations.flatMap(({ path, method }) => Object.values<Json>(document.paths[path][method].responses));
  return [...new Set(replies.flatMap((reply) => Object.keys(resolve(document, reply).headers ?? {})))];
}

/** Extensions of the document with limits that the server reads. */
const limitGroups: [name: string, extension: string, comment: string][] = [
  ['headerLimits', 'x-header-limits', 'Maximum total bytes of the request line and the headers of a request.'],
  [
    'bodyLimits',
    'x-body-limits',
    'Limits of a JSON body: bytes (an operation can have its own limit), levels of nesting, and total values.',
  ],
  [
    'organizationLimits',
    'x-organization-limits',
    'Maximum records of each kind per organization, not counting deleted ones, and maximum concurrent work.',
  ],
  [
    'concurrencyLimits',
    'x-concurrency-limits',
    'Maximum concurrent requests of one kind, per process and per organization, and maximum wait of a further request.',
  ],
  [
    'toolServerLimits',
    'x-tool-server-limits',
    'Maximum bytes, values and depth of one message of a tool server; ' +
      "maximum bytes and lines of a stream of messages; maximum size of a server's list of tools; " +
      'maximum tools of one run.',
  ],
  [
    'retentionDays',
    'x-retention-days',
    'Default days for which audit entries, deleted records and deliveries of events are stored.',
  ],
  [
    'defaultTitles',
    'x-default-titles',
    'Maximum characters of a default title, and the title of a conversation without a text.',
  ],
  [
    'webhookLimits',
    'x-webhook-limits',
    'Days without a successful attempt after which an endpoint is disabled, and maximum seconds of an attempt.',
  ],
  [
    'documentLimits',
    'x-document-limits',
    'Maximum bytes of a file in a knowledge base, and maximum characters of its text.',
  ],
];

function sharedValues({ document }: Contract): [name: string, comment: string, value: string][] {
  const { schemas, securitySchemes } = document.components;
  const { hours, largeReplies } = document['x-idempotency'];
  return [
    ...limitGroups.map(([name, extension, comment]): [string, string, string] => [
      name,
      comment,
      json(document[extension]),
    ]),
    ['organizationRoles', 'Roles of members, as the contract names them.', json(schemas.OrganizationRole.enum)],
    [
      'promptVariables',
      'Names of the variables of system prompts, which each run replaces, and the pattern of a variable.',
      json(schemas.SystemPrompt['x-prompt-variables']),
    ],
    [
      'maxTokenAgeDays',
      'Maximum age of a token that is accepted, in days.',
      json(securitySchemes.bearerAuth['x-max-age-days']),
    ],
    ['idempotencyHours', 'Hours for which the reply to a request with an Idempotency-Key is stored.', json(hours)],
    [
      'largeIdempotentReplies',
      'Bytes above which a reply is large, maximum large replies stored per user, and maximum bytes of a stored reply.',
      json(largeReplies),
    ],
  ];
}

export function generateOperations(contract: Contract): string {
  const table = Object.fromEntries(contract.operations.map((operation) => [operation.id, entry(operation)]));
  return [
    constant({ name: 'operations', value: json(table, 2) }),
    typeAlias('OperationId', 'keyof typeof operations'),
    constant({
      name: 'replyHeaders',
      comment: 'Names of the headers that replies have.',
      value: json(replyHeadersOf(contract)),
    }),
    constant({
      name: 'contractSha256',
      comment: 'SHA-256 of the openapi.yaml that all generated code was made from.',
      type: 'string',
      value: `'${contract.sha256}'`,
    }),
    ...sharedValues(contract).map(([name, comment, value]) => constant({ name, comment, value })),
    ...reservedValues(contract).map(({ value, ...table }) => constant({ ...table, value: json(value, 2) })),
  ].join('\n');
}
