export { createAbsentIdentityProvider } from './absent.js';
export { createClerkIdentityProvider } from './clerk.js';
export * from './port.js';
