import { TokenError, type OperationName } from './errors.js';

/** Argument of a token function. */
export interface TokenRequest {
  /** True if the server rejected the last token. The function must then return another one. */
  refresh: boolean;
}

/**
 * A token, or a function that returns one. The SDK calls the function before each request and shares one call between
 * concurrent requests. The function should cache the token until shortly before expiry.
 */
export type TokenProvider = string | ((request: TokenRequest) => string | Promise<string>);

export interface TokenSource {
  get(operation: OperationName): Promise<string>;
  /**
   * Returns a new token for a rejected one. Returns the rejected token if the client has no token function. Calls with
   * the same rejected token share one new token.
   */
  replace(operation: OperationName, refused: string): Promise<string>;
  /** Forgets the last replacement, because the server rejected it too. */
  forget(): void;
}

/** Every failure of the token source is a `TokenError`. */
export function createTokenSource(token: TokenProvider): TokenSource {
  const waiting: Record<string, Promise<string> | undefined> = {};
  // Only the last replacement is kept, so a call with an older token calls the function again.
  let replaced: { refused: string; token: string } | undefined;

  const requestToken = async (operation: OperationName, refresh: boolean): Promise<string> => {
    if (typeof token !== 'function') return check(token, operation);
    const key = `${refresh}`;
    try {
      return check(await (waiting[key] ??= (async () => token({ refresh }))()), operation);
    } catch (cause) {
      throw cause instanceof TokenError ? cause : new TokenError('the token function failed', operation, { cause });
    } finally {
      delete waiting[key];
    }
  };
  return {
    get: (operation) => requestToken(operation, false),
    async replace(operation, refused) {
      if (typeof token !== 'function') return refused;
      if (replaced?.refused !== refused) replaced = { refused, token: await requestToken(operation, true) };
      return replaced.token;
    },
    forget: () => (replaced = undefined),
  };
}

export const tokenRule = 'the token must be a text of visible ASCII characters without spaces or `Bearer`';

// The message never contains the value, which may be a valid token with a line break at its end.
function check(value: unknown, operation: OperationName): string {
  if (isToken(value)) return value;
  throw new TokenError(tokenRule, operation);
}

export const isToken = (value: unknown): value is string => typeof value === 'string' && /^[\x21-\x7e]+$/.test(value);
