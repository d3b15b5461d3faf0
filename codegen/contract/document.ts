// The parsed contract: free-form JSON with references.

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- free-form; checked by Redocly and the tests
export type Json = any;

/** The message is a sentence for the author of the contract. */
export class InvalidContractError extends Error {}

/** Returns the value of a reference such as `#/components/schemas/Agent`. */
export function targetOf(document: Json, reference: string): Json {
  const target = reference
    .slice(2)
    .split('/')
    .reduce((node: Json, key: string) => node?.[key.replace(/~1/g, '/').replace(/~0/g, '~')], document);
  if (target === undefined) throw new InvalidContractError(`openapi.yaml: ${reference} refers to nothing`);
  return target;
}

/** Returns the target of a value that is a `$ref`, with the siblings of the `$ref`. Returns other values unchanged. */
export function resolve(document: Json, value: Json): Json {
  let current = value;
  while (current && typeof current === 'object' && typeof current.$ref === 'string') {
    const { $ref, ...siblings } = current;
    current = { ...targetOf(document, $ref), ...siblings };
  }
  return current;
}
