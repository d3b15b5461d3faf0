export { createAbsentIdentityProvider } from './absent.js';
export * from './port.js';
