import { InvalidContractError, type Json } from '../contract/document.js';

/**
 * Returns the TypeScript type of a schema that is a reference, an array of references, or a choice of these. Throws for
 * any other schema, because its type has no name.
 */
export function schemaType(schema: Json): string {
  if (schema?.$ref) return `schemas.${schema.$ref.split('/').at(-1)}`;
  if (schema?.type === 'array' && schema.items?.$ref) return `${schemaType(schema.items)}[]`;
  if (schema?.oneOf) return schema.oneOf.map(schemaType).join(' | ');
  throw new InvalidContractError(
    `openapi.yaml: the SDK has no name for the schema ${JSON.stringify(schema)?.slice(0, 200)}; ` +
      'move it to components/schemas',
  );
}
