/** An identity provider on this machine that implements Clerk's protocol, for development, tests and the demo. */
export {
  addDemoOrganization,
  addOtherDemoOrganization,
  demoOrganizationId,
  isDemoComplete,
  recordDemoComplete,
} from './demo.js';
export type { MintedToken } from './developer-routes.js';
export {
  startEmbeddedIdentityProvider,
  type EmbeddedIdentityOptions,
  type EmbeddedIdentityProvider,
  type NewPerson,
} from './provider.js';
export { findRunningProvider, type RunningProvider } from './secrets.js';
