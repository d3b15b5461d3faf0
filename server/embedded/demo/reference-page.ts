import type { ReferenceDemo } from '../../http/reference-page/index.js';
import type { EmbeddedIdentityProvider } from '../identity/index.js';
import { createAdminToken } from './admin-token.js';
import { expectedFailures, filledInFor } from './try-it.js';

export function referenceDemo(provider: EmbeddedIdentityProvider): ReferenceDemo {
  return { filledIn: filledInFor(new Date()), expectedFailures, createToken: () => createAdminToken(provider) };
}
