/** Verifies bearer tokens. `authenticate` decides the reply to an invalid token. */
export type { ClaimNames } from './generic-claims.js';
export { KeysUnavailable, TokenRejected } from './errors.js';
export type { Principal } from './principal.js';
export { createTokenVerifier, type TokenVerifier, type TokenVerifierOptions } from './token-verifier.js';
