export { KeysUnavailableError, TokenRejectedError } from './errors.js';
export { createTokenVerifier, type TokenVerifier, type TokenVerifierOptions } from './token-verifier.js';
