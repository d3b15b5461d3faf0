// The issuer's public keys over HTTP. jose fetches, parses and picks them; when to fetch is decided here, because jose's own rule
// fails every check once its copy has aged and the issuer does not answer.
import { createRemoteJWKSet, errors, type JWTVerifyGetKey } from 'jose';
import { KeysUnavailable } from './errors.js';

export interface RemoteKeysOptions {
  readonly url: URL;
  /** How long one fetch may take. */
  readonly timeoutMs: number;
  /** Keys older than this are fetched again: how long a key that the issuer withdrew goes on working. */
  readonly maximumAgeMs: number;
  /** An unknown key id causes no fetch within this time of the last one, or anybody could make us call the issuer all day. */
  readonly unknownKeyPauseMs: number;
  /** After a failed fetch, how long until the next one. */
  readonly retryPauseMs: number;
  readonly now: () => number;
}

export function createRemoteKeySource(options: RemoteKeysOptions): JWTVerifyGetKey {
  const { maximumAgeMs, unknownKeyPauseMs, retryPauseMs, now } = options;
  // With both times endless, jose never fetches of itself.
  const keys = createRemoteJWKSet(options.url, {
    timeoutDuration: options.timeoutMs,
    cacheMaxAge: Infinity,
    cooldownDuration: Infinity,
  });
  let loadedAtMs: number | null = null;
  let failure: { atMs: number; cause: unknown } | null = null;

  /** Concurrent calls share one fetch: jose merges them. */
  async function refresh(): Promise<boolean> {
    try {
      await keys.reload();
      loadedAtMs = now();
      failure = null;
      return true;
    } catch (cause) {
      failure = { atMs: now(), cause };
      return false;
    }
  }

  const isPausing = (): boolean => failure !== null && now() < failure.atMs + retryPauseMs;

  function unavailable(): KeysUnavailable {
    const pauseMs = failure === null ? retryPauseMs : failure.atMs + retryPauseMs - now();
    return new KeysUnavailable(`no keys from ${options.url.href}`, {
      retryAfterSeconds: Math.max(1, Math.ceil(pauseMs / 1000)),
      cause: failure?.cause,
    });
  }

  async function ensureKeys(): Promise<void> {
    if (loadedAtMs === null) {
      if (isPausing() || !(await refresh())) throw unavailable();
    } else if (now() - loadedAtMs >= maximumAgeMs && !isPausing()) {
      // Once the issuer is known to be down, nobody waits for it: the last good keys serve while it is tried in the background.
      const attempt = refresh();
      if (failure === null) await attempt;
    }
  }

  return async (header, token) => {
    await ensureKeys();
    try {
      return await keys(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
      if (isPausing()) throw unavailable();
      if (now() - loadedAtMs! < unknownKeyPauseMs) throw error;
      if (!(await refresh())) throw unavailable();
      return keys(header, token);
    }
  };
}
