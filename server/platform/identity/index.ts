export { createAbsentIdentityProvider } from './absent.js';
export { createClerkIdentityProvider, type ClerkOptions } from './clerk.js';
export * from './port.js';
