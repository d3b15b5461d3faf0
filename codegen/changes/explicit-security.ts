// Adapts the contract for the tools that compare contracts. The tools ignore the document's `security`, which applies
// to operations without a `security` of their own. The tools also ignore `x-required-role`.
import type { Json } from '../contract/contract.js';

/**
 * Returns a copy of the document in which each operation has its own security, with the required role as scopes. The
 * tools report an additional scope as a breaking change, but not a removed scope.
 */
export function withExplicitSecurity(document: Json): Json {
  const copy = structuredClone(document);
  // Each role includes the permissions of the roles before it, so an operation that requires a role gets the scopes of
  // the lower roles too.
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
