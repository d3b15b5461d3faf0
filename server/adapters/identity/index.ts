export { createClerkIdentityProvider, type ClerkOptions } from './clerk.js';
export * from './port.js';
