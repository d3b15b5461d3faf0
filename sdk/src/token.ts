// Where the bearer token of a request comes from, and its refresh.
import { TokenError } from './errors.js';

/** What a token function is told. */
export interface TokenRequest {
  /** True when the server has refused the token that the function gave last: a kept one must not be given again. */
  refresh: boolean;
}

/**
 * A token, or a function that gives one. The function is asked before each request, so it should keep the token until shortly before it
 * expires. It is never asked twice at a time: concurrent calls share its answer.
 */
export type TokenProvider = string | ((request: TokenRequest) => string | Promise<string>);

/** The tokens of one client. */
export interface TokenSource {
  /** The token of one request. */
  get(operationId: string): Promise<string>;
  /** The token that takes the place of a refused one, asked for once however many calls were refused; null when there is no other. */
  replace(operationId: string, refused: string): Promise<string | null>;
}

/** A source over what the caller configured; every failure is a `TokenError`. */
export function createTokenSource(token: TokenProvider): TokenSource {
  const waiting: Record<string, Promise<string> | undefined> = {};
  // Only the last one: a call that was sent with an older token asks the function again.
  let replaced: { refused: string; token: string } | undefined;

  const ask = async (operationId: string, refresh: boolean): Promise<string> => {
    if (typeof token !== 'function') return check(token, operationId);
    const key = `${refresh}`;
    try {
      return check(await (waiting[key] ??= (async () => token({ refresh }))()), operationId);
    } catch (cause) {
      throw cause instanceof TokenError ? cause : new TokenError('the token function failed', operationId, { cause });
    } finally {
      delete waiting[key];
    }
  };
  return {
    get: (operationId) => ask(operationId, false),
    async replace(operationId, refused) {
      if (typeof token !== 'function') return null;
      // The replacement was refused in turn: whoever comes next asks for a fresh one.
      if (replaced?.token === refused) replaced = undefined;
      if (replaced?.refused !== refused) replaced = { refused, token: await ask(operationId, true) };
      return replaced.token === refused ? null : replaced.token;
    },
  };
}

// Never quotes what it got: it may be a token with a line break at its end.
function check(value: unknown, operationId: string): string {
  if (typeof value === 'string' && /^[\x21-\x7e]+$/.test(value)) return value;
  throw new TokenError('the token is no text for a header', operationId);
}
