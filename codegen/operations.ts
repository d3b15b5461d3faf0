// The table of operations: all that the server's transport needs to know of each, as a constant that the compiler can
// reason about.
import { idempotencyHeader, resolve, type Contract, type Json, type Operation } from './contract.js';
import { constant, json, typeAlias } from './source.js';

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

/** `operations`, keyed by operationId, and the limits that all operations share. */
export function generateOperations({ document, operations, sha256 }: Contract): string {
  const { emailSlug } = document.components.schemas.AgentSave.properties;
  const slugs = { values: emailSlug['x-reserved-values'], pattern: emailSlug['x-reserved-pattern'] };
  const { hours, largeAnswers } = document['x-idempotency'];
  const table = Object.fromEntries(operations.map((operation) => [operation.id, entry(operation)]));
  const replies = operations.flatMap(({ path, method }) => Object.values<Json>(document.paths[path][method].responses));
  const headers = new Set(replies.flatMap((reply) => Object.keys(resolve(document, reply).headers ?? {})));
  return [
    constant({ name: 'operations', value: json(table, 2) }),
    typeAlias('OperationId', 'keyof typeof operations'),
    constant({
      name: 'bodyLimits',
      comment:
        'Limits of a JSON body: bytes unless the operation has its own limit, levels of nesting, and total values.',
      value: json(document['x-body-limits']),
    }),
    constant({
      name: 'replyHeaders',
      comment: 'Names of the headers that replies have.',
      value: json([...headers]),
    }),
    constant({
      name: 'contractSha256',
      comment: 'SHA-256 of the openapi.yaml that all generated code was made from.',
      type: 'string',
      value: `'${sha256}'`,
    }),
    constant({
      name: 'organizationRoles',
      comment: 'Roles of members, as the contract names them.',
      value: json(document.components.schemas.OrganizationRole.enum),
    }),
    constant({
      name: 'promptVariables',
      comment: 'Variables of system prompts, which each run replaces.',
      value: json(document.components.schemas.SystemPrompt['x-prompt-variables']),
    }),
    constant({
      name: 'reservedEmailSlugs',
      comment: 'Email slugs that agents cannot have.',
      value: json(slugs, 2),
    }),
    constant({
      name: 'organizationLimits',
      comment: 'Maximum records of each kind per organization, not counting deleted ones, and maximum concurrent work.',
      value: json(document['x-organization-limits']),
    }),
    constant({
      name: 'toolServerLimits',
      comment:
        'Maximum bytes, values and depth of one message of a tool server; maximum bytes and lines of a stream of messages; maximum size of its list of tools; maximum tools of one run.',
      value: json(document['x-tool-server-limits']),
    }),
    constant({
      name: 'idempotencyHours',
      comment: 'Hours for which the reply to a request with an Idempotency-Key is stored.',
      value: json(hours),
    }),
    constant({
      name: 'largeIdempotentAnswers',
      comment: 'Size in bytes from which a reply is large, and the number of large replies stored per user.',
      value: json(largeAnswers),
    }),
  ].join('\n');
}
