// Where the bearer token of a request comes from.
import { TokenError } from './errors.js';

/** A token, or a function that gives one. The function is called for each request, so it should keep the token until shortly before it expires. */
export type TokenProvider = string | (() => string | Promise<string>);

/** Asks for the token of one request. A refresh that is shared by concurrent calls will be put here. */
export type TokenSource = (operationId: string) => Promise<string>;

/** A source over what the caller configured; every failure is a `TokenError`. */
export function createTokenSource(token: TokenProvider): TokenSource {
  return async (operationId) => {
    let value: unknown;
    try {
      value = typeof token === 'function' ? await token() : token;
    } catch (cause) {
      throw new TokenError('the token function failed', operationId, { cause });
    }
    // Never quotes what it got: it may be a token with a line break at its end.
    if (typeof value !== 'string' || !/^[\x21-\x7e]+$/.test(value)) {
      throw new TokenError('the token is empty or not a text that a header can carry', operationId);
    }
    return value;
  };
}
