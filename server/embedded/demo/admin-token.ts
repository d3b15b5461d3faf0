import { Fault } from '../identity/fault.js';
import { demoOrganizationId, type EmbeddedIdentityProvider } from '../identity/index.js';
import { ada } from './people.js';

const lifetimeSeconds = 12 * 60 * 60;

/** Returns a token of the demo's administrator, or null if the demo or its administrator was removed. */
export async function createAdminToken(provider: EmbeddedIdentityProvider): Promise<string | null> {
  try {
    return await provider.mintToken({ userId: ada.userId, organizationId: demoOrganizationId, lifetimeSeconds });
  } catch (error) {
    if (error instanceof Fault && error.status === 404) return null;
    throw error;
  }
}
