// Generates the names and defaults of the fields of each schema, so that no module repeats what the contract declares.
import { defaultOf, type Contract, type Json } from '../contract/contract.js';

/** Returns the names of the fields of a schema, except `readOnly` fields. */
export const settable = (schema: Json): string[] =>
  Object.entries<Json>(schema.properties)
    .filter(([, property]) => property.readOnly !== true)
    .map(([name]) => name);

const defaultsOf = (schema: Json): [name: string, value: unknown][] =>
  Object.entries<Json>(schema.properties)
    .map(([name, property]): [string, unknown] => [name, defaultOf(property)])
    .filter(([, value]) => value !== undefined);

/** Returns the source of `fields` and `defaults`, keyed by the name of the schema. */
export function generateFields(contract: Contract): string {
  const objects = Object.entries<Json>(contract.document.components.schemas).filter(([, schema]) => schema.properties);
  const fields = objects.map(
    ([name, schema]) =>
      `  ${name}: [${settable(schema)
        .map((field) => `'${field}'`)
        .join(', ')}],\n`,
  );
  const defaults = objects.flatMap(([name, schema]) => {
    const values = defaultsOf(schema);
    // A schema of a creation has an entry even without defaults. The demo spreads the entry, so it does not change if a
    // field with a default is added.
    if (values.length === 0 && !name.endsWith('Create')) return [];
    const type = `Required<Pick<Schemas['${name}'], ${values.map(([field]) => `'${field}'`).join(' | ') || 'never'}>>`;
    return `  ${name}: ${JSON.stringify(Object.fromEntries(values))} as ${type},\n`;
  });
  return `import type { components } from './types.js';

type Schemas = components['schemas'];

/** Fields of each object schema, in the order of the contract, without those that are \`readOnly\`. */
export const fields = {
${fields.join('')}} as const satisfies { readonly [Name in keyof Schemas]?: readonly (keyof Schemas[Name])[] };

/** Values of the fields that have a default. */
export const defaults = {
${defaults.join('')}};
`;
}
