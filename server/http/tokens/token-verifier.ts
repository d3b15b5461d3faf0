// Verifies bearer tokens. Caches the principals, because a check takes 60 to 150 µs. Does not cache rejections, because
// anyone could fill the cache with them.
import { hash } from 'node:crypto';
import { createLocalJWKSet, jwtVerify, type JSONWebKeySet, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import { maxTokenAgeMs, type Principal, type ReadPrincipal } from '../../platform/identity/port.js';
import { KeysUnavailableError, TokenRejectedError } from './errors.js';
import { createRemoteKeySource, type KeySource } from './key-source.js';
import { createTokenCache } from './token-cache.js';

export interface TokenVerifierOptions {
  readonly issuer: string;
  /** The issuer's key set: its URL or the keys themselves. */
  readonly jwks: URL | JSONWebKeySet;
  readonly readPrincipal: ReadPrincipal;
  /** If set, the token's audience must include one of these values. */
  readonly audience?: string | readonly string[];
  /** If not empty, the token's `azp` must be one of these values. A token without `azp` is then rejected. */
  readonly authorizedParties?: readonly string[];
  /** Accepted values of the token's `typ` header. Default: `JWT`. Some issuers use `at+jwt`. */
  readonly tokenTypes?: readonly string[];
  /** Maximum difference between the clocks of the issuer and this server. Default: 5 s. */
  readonly clockToleranceMs?: number;
  /** How long a verified token is cached. Default: 60 s. */
  readonly cacheLifetimeMs?: number;
  /** Maximum cached tokens. Default: 10,000. */
  readonly maxCacheEntries?: number;
  /** Timeout of one fetch of the keys. A request waits for at most one fetch. Default: 1.5 s. */
  readonly keysTimeoutMs?: number;
  /** Age at which the keys are fetched again. Default: 10 minutes. */
  readonly keysMaxAgeMs?: number;
  /** Minimum age of the keys at which an unknown key id causes a fetch. Default: 30 s. */
  readonly minAgeForUnknownKeyMs?: number;
  /** Delay before the next fetch after a failed fetch. Default: 5 s. */
  readonly keysRetryPauseMs?: number;
  /**
   * Returns whether the user lost access after `issuedAtMs`, in milliseconds since 1970. Called for cached tokens too.
   */
  readonly isRevoked?: (principal: Principal, issuedAtMs: number) => boolean;
  /**
   * Returns the user's current role if it was lowered after `issuedAtMs`, otherwise null. Called for cached tokens too.
   */
  readonly loweredRole?: (principal: Principal, issuedAtMs: number) => string | null;
  readonly now?: () => number;
}

export interface TokenVerifier {
  /**
   * Returns the principal of a cached token directly, otherwise a promise. Fails with TokenRejectedError or
   * KeysUnavailableError.
   */
  verify(token: string): Principal | Promise<Principal>;
  /**
   * Fetches the keys if none are known, except during the delay after a failed fetch. Returns whether keys are known.
   */
  loadKeys(): Promise<boolean>;
  readonly cacheSize: number;
}

// Contains only asymmetric algorithms. With HS256, anyone could sign tokens with the public key.
const algorithms = ['RS256', 'ES256', 'EdDSA'];
const maxTokenBytes = 8192;

export function createTokenVerifier(options: TokenVerifierOptions): TokenVerifier {
  const { cacheLifetimeMs = 60_000, clockToleranceMs = 5_000, now = Date.now } = options;
  const current = currentPrincipal(options);
  const keys = keySource({ ...options, now });
  const check = createCheck({ ...options, clockToleranceMs }, keys.getKey);
  const cache = createTokenCache<KnownToken>({ maxEntries: options.maxCacheEntries ?? 10_000, now });
  const running = new Map<string, Promise<Principal>>();

  async function checkAndCache(token: string, key: string): Promise<Principal> {
    try {
      const { principal, issuedAtMs, expiresAtMs } = await check(token);
      const caller = current(principal, issuedAtMs);
      if (caller === null) throw revoked();
      cache.set(key, { principal, issuedAtMs }, Math.min(expiresAtMs + clockToleranceMs, now() + cacheLifetimeMs));
      return caller;
    } finally {
      running.delete(key);
    }
  }

  return {
    verify(token) {
      // Reject a long token before hashing it.
      if (token.length > maxTokenBytes) return Promise.reject(new TokenRejectedError('the token is too long'));
      const key = hash('sha256', token, 'base64'); // a hash, so that no valid token stays in memory
      const known = cache.get(key);
      if (known) return current(known.principal, known.issuedAtMs) ?? Promise.reject(revoked());
      let result = running.get(key);
      if (!result) {
        result = checkAndCache(token, key);
        running.set(key, result);
      }
      return result;
    },
    loadKeys: keys.load,
    get cacheSize() {
      return cache.size;
    },
  };
}

/**
 * The returned function returns null if access was lost after the token was issued. If the role was lowered, the
 * permissions of the token no longer count.
 */
function currentPrincipal({ isRevoked = () => false, loweredRole = () => null }: TokenVerifierOptions) {
  return (principal: Principal, issuedAtMs: number): Principal | null => {
    if (isRevoked(principal, issuedAtMs)) return null;
    const role = loweredRole(principal, issuedAtMs);
    return role === null ? principal : frozen({ ...principal, role, permissions: [] });
  };
}

/** Freezes the principal, because requests with the same token can share it. */
function frozen(principal: Principal): Principal {
  Object.freeze(principal.permissions);
  return Object.freeze(principal);
}

const revoked = () => new TokenRejectedError('the member was removed after the token was issued');

interface KnownToken {
  readonly principal: Principal;
  readonly issuedAtMs: number;
}

interface CheckedToken extends KnownToken {
  readonly expiresAtMs: number;
}

type CheckOptions = TokenVerifierOptions & { readonly clockToleranceMs: number };

function createCheck(options: CheckOptions, key: JWTVerifyGetKey): (token: string) => Promise<CheckedToken> {
  const { issuer, audience, readPrincipal, clockToleranceMs, now = Date.now } = options;
  const { tokenTypes = ['JWT'], authorizedParties = [] } = options;
  const rules = {
    issuer,
    algorithms,
    requiredClaims: ['exp', 'sub'],
    maxTokenAge: maxTokenAgeMs / 1000,
    clockTolerance: clockToleranceMs / 1000,
    ...(audience === undefined ? {} : { audience: typeof audience === 'string' ? audience : [...audience] }),
  };

  return async (token) => {
    try {
      const { payload, protectedHeader } = await jwtVerify(token, key, { ...rules, currentDate: new Date(now()) });
      if (!tokenTypes.includes(protectedHeader.typ ?? ''))
        throw new TokenRejectedError(`"typ" is ${JSON.stringify(protectedHeader.typ)}`);
      checkAuthorizedParty(payload, authorizedParties);
      const principal = frozen(readPrincipal(payload));
      const issuedAtMs = payload.iat! * 1000;
      return { principal, issuedAtMs, expiresAtMs: Math.min(payload.exp! * 1000, issuedAtMs + maxTokenAgeMs) };
    } catch (error) {
      if (error instanceof TokenRejectedError || error instanceof KeysUnavailableError) throw error;
      throw new TokenRejectedError('the token is not valid', { cause: error });
    }
  };
}

function checkAuthorizedParty(payload: JWTPayload, authorizedParties: readonly string[]): void {
  if (authorizedParties.length === 0) return;
  const party = payload['azp'];
  if (typeof party !== 'string' || !authorizedParties.includes(party))
    throw new TokenRejectedError('"azp" is not an authorized party');
}

function keySource(options: TokenVerifierOptions & { readonly now: () => number }): KeySource {
  if (!(options.jwks instanceof URL))
    return { getKey: createLocalJWKSet(options.jwks), load: () => Promise.resolve(true) };
  return createRemoteKeySource({
    url: options.jwks,
    timeoutMs: options.keysTimeoutMs ?? 1_500,
    maxAgeMs: options.keysMaxAgeMs ?? 600_000,
    minAgeForUnknownKeyMs: options.minAgeForUnknownKeyMs ?? 30_000,
    retryPauseMs: options.keysRetryPauseMs ?? 5_000,
    now: options.now,
  });
}
