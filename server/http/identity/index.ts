/** What a bearer token means. `authenticate` decides which reply a bad one gets. */
export type { ClaimNames } from './generic-claims.js';
export { KeysUnavailable, TokenRejected } from './errors.js';
export type { Principal } from './principal.js';
export { createTokenVerifier, type TokenVerifier, type TokenVerifierOptions } from './token-verifier.js';
