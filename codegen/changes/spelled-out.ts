// The contract as the tools that compare contracts have to be given it. Neither sees that an operation falls under the document's security
// when its own is taken away, and neither knows our extension of the role that is needed.
import type { Json } from '../contract.js';

/** The document with the security of each operation in it, and its role as scopes: to need one more is breaking, to need one less is not. */
export function spelledOut(document: Json): Json {
  const copy = structuredClone(document);
  // Each role may do what those before it may: a higher one needs all of these scopes.
  const roles: string[] = copy.components.schemas.OrganizationRole.enum.toReversed();
  for (const operation of Object.values<Json>(copy.paths ?? {}).flatMap((item) => Object.values<Json>(item))) {
    if (operation === null || typeof operation !== 'object' || !('responses' in operation)) continue;
    const scopes = roles.slice(0, roles.indexOf(operation['x-required-role']) + 1);
    const security: Record<string, string[]>[] = operation.security ?? copy.security ?? [];
    operation.security = security.map((schemes) =>
      Object.fromEntries(Object.keys(schemes).map((name) => [name, scopes])),
    );
  }
  return copy;
}
