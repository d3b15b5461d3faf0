// Checks bearer tokens. A check costs 60 to 150 µs, nearly as much as the rest of a request, so a verified token is remembered for a minute;
// a token that failed never is, or a stranger could fill the cache.
import { hash } from 'node:crypto';
import { createLocalJWKSet, jwtVerify, type JSONWebKeySet, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import { principalFromClerk } from './clerk-claims.js';
import { KeysUnavailable, TokenRejected } from './errors.js';
import { principalFromClaims, type ClaimNames } from './generic-claims.js';
import { createRemoteKeySource } from './key-source.js';
import { freezePrincipal, type Principal } from './principal.js';
import { createTokenCache } from './token-cache.js';

export interface TokenVerifierOptions {
  readonly issuer: string;
  /** The issuer's key set: its address, or the keys themselves. */
  readonly jwks: URL | JSONWebKeySet;
  /** `clerk` for Clerk's session tokens, or where another issuer puts what we need. */
  readonly claims: 'clerk' | ClaimNames;
  /** When given, the token must be meant for one of these. */
  readonly audience?: string | readonly string[];
  /** When not empty, the token's `azp` must be one of these; a token without `azp` is refused then, as Clerk does it. */
  readonly authorizedParties?: readonly string[];
  /** What the token's `typ` header may be. Default `JWT`; some issuers write `at+jwt`. */
  readonly tokenTypes?: readonly string[];
  /** How far the issuer's clock may be from ours. Default 5 s. */
  readonly clockToleranceMs?: number;
  /** How long a verified token is believed without another look at the keys. Default 60 s. */
  readonly cacheLifetimeMs?: number;
  /** Default 10,000. */
  readonly maximumCacheEntries?: number;
  /** Default 1.5 s, so that a reply never waits longer than 2 s for the issuer. */
  readonly keysTimeoutMs?: number;
  /** Default 10 minutes. */
  readonly keysMaximumAgeMs?: number;
  /** Default 30 s. */
  readonly unknownKeyPauseMs?: number;
  /** Default 5 s. */
  readonly keysRetryPauseMs?: number;
  /** Whether whoever the token speaks for lost access after it was issued (in milliseconds since 1970; 0 when it does not say). Asked every time. */
  readonly isRevoked?: (principal: Principal, issuedAtMs: number) => boolean;
  /** The role that counts instead of the token's, because it was lowered after the token was issued. Null: the token's. Called every time. */
  readonly loweredRole?: (principal: Principal, issuedAtMs: number) => string | null;
  readonly now?: () => number;
}

export interface TokenVerifier {
  /** Throws TokenRejected or KeysUnavailable. A token verified before is answered without a promise. */
  verify(token: string): Principal | Promise<Principal>;
  /** How many verified tokens are remembered. */
  readonly cacheSize: number;
}

// Asymmetric only: with HS256 in the list, the public key would be a secret that signs tokens.
const algorithms = ['RS256', 'ES256', 'EdDSA'];
const maximumTokenBytes = 8192;

export function createTokenVerifier(options: TokenVerifierOptions): TokenVerifier {
  const { cacheLifetimeMs = 60_000, clockToleranceMs = 5_000, now = Date.now } = options;
  const current = currentPrincipal(options);
  const check = createCheck({ ...options, clockToleranceMs, now });
  const cache = createTokenCache<KnownToken>({ maximumEntries: options.maximumCacheEntries ?? 10_000, now });
  const running = new Map<string, Promise<Principal>>();

  async function checkAndRemember(token: string, key: string): Promise<Principal> {
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
      // A JWT is ASCII, so its length is its size; anything longer is not worth a hash.
      if (token.length > maximumTokenBytes) return Promise.reject(new TokenRejected('the token is too long'));
      const key = hash('sha256', token, 'base64'); // so that no token that opens a door stays in memory
      const known = cache.get(key);
      if (known) return current(known.principal, known.issuedAtMs) ?? Promise.reject(revoked());
      let result = running.get(key);
      if (!result) {
        result = checkAndRemember(token, key);
        running.set(key, result);
      }
      return result;
    },
    get cacheSize() {
      return cache.size;
    },
  };
}

/** What the token's principal is now; null without access. What an old role could do beside its name is gone with it. */
function currentPrincipal({ isRevoked = () => false, loweredRole = () => null }: TokenVerifierOptions) {
  return (principal: Principal, issuedAtMs: number): Principal | null => {
    if (isRevoked(principal, issuedAtMs)) return null;
    const role = loweredRole(principal, issuedAtMs);
    return role === null ? principal : freezePrincipal({ ...principal, role, permissions: [] });
  };
}

const revoked = () => new TokenRejected('the member was removed after the token was issued');

interface KnownToken {
  readonly principal: Principal;
  readonly issuedAtMs: number;
}

interface CheckedToken extends KnownToken {
  readonly expiresAtMs: number;
}

type CheckOptions = TokenVerifierOptions & { readonly clockToleranceMs: number; readonly now: () => number };

function createCheck(options: CheckOptions): (token: string) => Promise<CheckedToken> {
  const { issuer, audience, claims: claimNames, clockToleranceMs, now } = options;
  const { tokenTypes = ['JWT'], authorizedParties = [] } = options;
  const key = keySource(options);
  const rules = {
    issuer,
    algorithms,
    requiredClaims: ['exp', 'sub'],
    clockTolerance: clockToleranceMs / 1000,
    ...(audience === undefined ? {} : { audience: typeof audience === 'string' ? audience : [...audience] }),
  };

  return async (token) => {
    try {
      const { payload, protectedHeader } = await jwtVerify(token, key, { ...rules, currentDate: new Date(now()) });
      if (!tokenTypes.includes(protectedHeader.typ ?? ''))
        throw new TokenRejected(`"typ" is ${JSON.stringify(protectedHeader.typ)}`);
      checkAuthorizedParty(payload, authorizedParties);
      if (payload.iat !== undefined && payload.iat * 1000 > now() + clockToleranceMs)
        throw new TokenRejected('"iat" is in the future');
      const principal = claimNames === 'clerk' ? principalFromClerk(payload) : principalFromClaims(payload, claimNames);
      return { principal, issuedAtMs: (payload.iat ?? 0) * 1000, expiresAtMs: payload.exp! * 1000 };
    } catch (error) {
      if (error instanceof TokenRejected || error instanceof KeysUnavailable) throw error;
      throw new TokenRejected('the token is not valid', { cause: error });
    }
  };
}

function checkAuthorizedParty(payload: JWTPayload, authorizedParties: readonly string[]): void {
  if (authorizedParties.length === 0) return;
  const party = payload['azp'];
  if (typeof party !== 'string' || !authorizedParties.includes(party))
    throw new TokenRejected('"azp" is not an authorized party');
}

function keySource(options: CheckOptions): JWTVerifyGetKey {
  if (!(options.jwks instanceof URL)) return createLocalJWKSet(options.jwks);
  return createRemoteKeySource({
    url: options.jwks,
    timeoutMs: options.keysTimeoutMs ?? 1_500,
    maximumAgeMs: options.keysMaximumAgeMs ?? 600_000,
    unknownKeyPauseMs: options.unknownKeyPauseMs ?? 30_000,
    retryPauseMs: options.keysRetryPauseMs ?? 5_000,
    now: options.now,
  });
}
