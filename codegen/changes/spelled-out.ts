// Adapts the contract for the tools that compare contracts. The tools ignore the document's `security` in operations
// without their own, and the extension for the required role.
import type { Json } from '../contract.js';

/**
 * Returns the document with explicit security in each operation, and its role as scopes. Requiring an additional scope
 * is breaking; requiring fewer is not.
 */
export function spelledOut(document: Json): Json {
  const copy = structuredClone(document);
  // Each role includes the permissions of the previous ones, so an operation that requires a role gets the scopes of
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
