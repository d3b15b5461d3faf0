// The table of operations: all that the server's transport needs to know of each, as a constant that the compiler can reason about.
import type { Contract, Json, Operation } from './contract.js';

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
    headerParameters: operation.parameters.filter((parameter) => parameter.in === 'header').map((parameter) => parameter.name.toLowerCase()),
    deprecated: operation.deprecated,
    statuses: operation.responses.map((response) => response.status),
    errorTexts: Object.fromEntries(
      operation.responses.filter((response) => response.errorTexts.length > 0).map((response) => [response.status, response.errorTexts]),
    ),
  };
}

/** How long the addresses in answers work, by `<schema>.<property>`. */
function lifetimes(schemas: Record<string, Json>): Record<string, number> {
  const properties = Object.entries(schemas).flatMap(([schema, { properties = {} }]) =>
    Object.entries<Json>(properties).map(([name, property]): [string, number | undefined] => [`${schema}.${name}`, property['x-expires-after-seconds']]),
  );
  return Object.fromEntries(properties.filter((entry): entry is [string, number] => entry[1] !== undefined));
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
    `/** What an e-mail slug must not be. */\nexport const reservedEmailSlugs = ${JSON.stringify({ values: emailSlug['x-reserved-values'], pattern: emailSlug['x-reserved-pattern'] }, null, 2)} as const;\n`,
    `/** How much of a kind an organization may have, deleted records not counted, and how much of its work may be under way at one time. */\nexport const organizationLimits = ${JSON.stringify(contract.document['x-organization-limits'])} as const;\n`,
    `/** Seconds for which an address in an answer works, by schema and property. */\nexport const addressLifetimesSeconds = ${JSON.stringify(lifetimes(contract.document.components.schemas))} as const;\n`,
  ].join('\n');
}
