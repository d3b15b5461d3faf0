import type { ClerkOptions } from './clerk.js';
import type { IdentityProvider } from './port.js';

export { createAbsentIdentityProvider } from './absent.js';
export type { ClerkOptions } from './clerk.js';
export * from './port.js';

/** Loads Clerk's library only if it is used. */
export async function openClerkIdentityProvider(options: ClerkOptions): Promise<IdentityProvider> {
  const { createClerkIdentityProvider } = await import('./clerk.js');
  return createClerkIdentityProvider(options);
}
