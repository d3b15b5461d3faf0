// Adapts a contract for Redocly and oasdiff, which ignore `x-required-role` and the document's `security`.
import type { Json } from '../contract/document.js';

/**
 * Returns a copy in which each operation has its own security. The scopes are the required role and all lower roles. A
 * higher required role then adds a scope, which both tools report as breaking.
 */
export function withExplicitSecurity(document: Json): Json {
  const copy = structuredClone(document);
  // From lowest to highest.
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
