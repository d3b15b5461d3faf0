import type { ReferenceDemo } from '../../http/reference-page/index.js';
import { Fault } from '../identity/fault.js';
import { demoOrganizationId, type EmbeddedIdentityProvider } from '../identity/index.js';
import { ada } from './people.js';
import { expectedFailures, filledInFor } from './try-it.js';

const tokenLifetimeSeconds = 12 * 60 * 60;

export function referenceDemo(provider: EmbeddedIdentityProvider): ReferenceDemo {
  return {
    filledIn: filledInFor(new Date()),
    expectedFailures,
    async createToken() {
      try {
        return await provider.mintToken({
          userId: ada.userId,
          organizationId: demoOrganizationId,
          lifetimeSeconds: tokenLifetimeSeconds,
        });
      } catch (error) {
        if (error instanceof Fault && error.status === 404) return null;
        throw error;
      }
    },
  };
}
