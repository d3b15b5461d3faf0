import type { Json } from './contract.js';

/**
 * The TypeScript type of a schema that is a reference, an array of references, or a choice of such; others have no name
 * to use.
 */
export function schemaType(schema: Json): string {
  if (schema?.$ref) return `schemas.${schema.$ref.split('/').at(-1)}`;
  if (schema?.type === 'array' && schema.items?.$ref) return `${schemaType(schema.items)}[]`;
  if (schema?.oneOf) return schema.oneOf.map(schemaType).join(' | ');
  throw new Error(
    `openapi.yaml: the SDK has no name for the schema ${JSON.stringify(schema)?.slice(0, 200)}; move it to components/schemas`,
  );
}

/** A name as a key of an object or type, in quotes only where it needs them. */
export function quoteKey(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name);
}

/** A text as a literal in single quotes. */
export function quote(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replace(/\\"/g, '"').replace(/'/g, "\\'")}'`;
}
