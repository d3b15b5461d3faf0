import type { ClerkOptions } from './clerk-adapter.js';
import type { IdentityProvider } from './port.js';

export { createAbsentIdentityProvider } from './absent-adapter.js';
export type { ClerkOptions } from './clerk-adapter.js';
export { principalFromClerk } from './clerk-claims.js';
export { readerOfClaims, type ClaimNames } from './generic-claims.js';
export * from './port.js';

/** Loads Clerk's library only when it is needed. */
export async function openClerkIdentityProvider(options: ClerkOptions): Promise<IdentityProvider> {
  const { createClerkIdentityProvider } = await import('./clerk-adapter.js');
  return createClerkIdentityProvider(options);
}
