// Generates the field names and defaults of each schema, and the enums of the items of its lists.
import { defaultOf, type Contract } from '../contract/contract.js';
import { resolve, type Json } from '../contract/document.js';

export const settable = (schema: Json): string[] =>
  Object.entries<Json>(schema.properties)
    .filter(([, property]) => property.readOnly !== true)
    .map(([name]) => name);

const defaultsOf = (schema: Json): [name: string, value: unknown][] =>
  Object.entries<Json>(schema.properties)
    .map(([name, property]): [string, unknown] => [name, defaultOf(property)])
    .filter(([, value]) => value !== undefined);

/** Returns the lists whose items have an enum, each with the values of the enum. */
const closedListsOf = (document: Json, schema: Json): [name: string, values: string[]][] =>
  Object.entries<Json>(schema.properties)
    .map(([name, property]): [string, string[] | undefined] => [
      name,
      resolve(document, resolve(document, property).items ?? {}).enum,
    ])
    .filter((entry): entry is [string, string[]] => entry[1] !== undefined);

export function generateFields({ document }: Contract): string {
  const objects = Object.entries<Json>(document.components.schemas).filter(([, schema]) => schema.properties);
  const fields = objects.map(
    ([name, schema]) =>
      `  ${name}: [${settable(schema)
        .map((field) => `'${field}'`)
        .join(', ')}],\n`,
  );
  const defaults = objects.flatMap(([name, schema]) => {
    const values = defaultsOf(schema);
    // The demo data spreads (`...`) the entries of `…Create` schemas, so such a schema without defaults gets an empty
    // entry.
    if (values.length === 0 && !name.endsWith('Create')) return [];
    const type = `Required<Pick<Schemas['${name}'], ${values.map(([field]) => `'${field}'`).join(' | ') || 'never'}>>`;
    return `  ${name}: ${JSON.stringify(Object.fromEntries(values))} as ${type},\n`;
  });
  const itemValues = objects.flatMap(([name, schema]) => {
    const lists = closedListsOf(document, schema);
    return lists.length === 0 ? [] : `  ${name}: ${JSON.stringify(Object.fromEntries(lists))},\n`;
  });
  return `import type { components } from './types.js';

type Schemas = components['schemas'];

/** Fields of each object schema, in the order of the contract, without those that are \`readOnly\`. */
export const fields = {
${fields.join('')}} as const satisfies { readonly [Name in keyof Schemas]?: readonly (keyof Schemas[Name])[] };

/** Values of the fields that have a default. */
export const defaults = {
${defaults.join('')}};

/** Values that the items of a list can have, for lists whose items have an enum. */
export const itemValues = {
${itemValues.join('')}} as const;
`;
}
