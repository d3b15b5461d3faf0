/** Verifies bearer tokens. `authenticate` decides the reply to an invalid token. */
export { KeysUnavailableError, TokenRejectedError } from './errors.js';
export { createTokenVerifier, type TokenVerifier, type TokenVerifierOptions } from './token-verifier.js';
