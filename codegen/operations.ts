// The table of operations: all that the server's transport needs to know of each, as a constant that the compiler can reason about.
import { idempotencyHeader, type Contract, type Operation } from './contract.js';

function entry(operation: Operation) {
  return {
    method: operation.method,
    path: operation.path,
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
    takesIdempotencyKey: operation.takesIdempotencyKey,
    deprecated: operation.deprecated,
    statuses: operation.responses.map((response) => response.status),
    errorCodes: Object.fromEntries(
      operation.responses
        .filter(({ errors }) => errors.length > 0)
        .map(({ status, errors }) => [status, errors.map(({ code }) => code)]),
    ),
  };
}

/** `operations`, keyed by operationId, and the limits that all request bodies share. */
export function generateOperations(contract: Contract): string {
  const { emailSlug } = contract.document.components.schemas.AgentSave.properties;
  const table = Object.fromEntries(contract.operations.map((operation) => [operation.id, entry(operation)]));
  return [
    `export const operations = ${JSON.stringify(table, null, 2)} as const;\n`,
    'export type OperationId = keyof typeof operations;\n',
    `/** Limits of a JSON request body: bytes unless the operation has its own, levels of nesting, and values in all. */\nexport const bodyLimits = ${JSON.stringify(contract.document['x-body-limits'])} as const;\n`,
    `/** Of the openapi.yaml that all generated code was made from. */\nexport const contractSha256 = '${contract.sha256}';\n`,
    `/** Roles of members, as the contract names them. */\nexport const organizationRoles = ${JSON.stringify(contract.document.components.schemas.OrganizationRole.enum)} as const;\n`,
    `/** What an e-mail slug must not be. */\nexport const reservedEmailSlugs = ${JSON.stringify({ values: emailSlug['x-reserved-values'], pattern: emailSlug['x-reserved-pattern'] }, null, 2)} as const;\n`,
    `/** How much of a kind an organization may have, deleted records not counted, and how much of its work may be under way at one time. */\nexport const organizationLimits = ${JSON.stringify(contract.document['x-organization-limits'])} as const;\n`,
    `/** How many bytes are taken from a tool server in one message, and in a stream of them. */\nexport const toolServerLimits = ${JSON.stringify(contract.document['x-tool-server-limits'])} as const;\n`,
    `/** For how many hours the answer to a request with an Idempotency-Key is kept. */\nexport const idempotencyHours = ${contract.document['x-idempotency'].hours};\n`,
    `/** Above how many bytes an answer is large, and how many large ones are kept of a user in an organization. */\nexport const largeIdempotentAnswers = ${JSON.stringify(contract.document['x-idempotency'].largeAnswers)} as const;\n`,
  ].join('\n');
}
