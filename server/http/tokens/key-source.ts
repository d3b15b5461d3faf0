// Decides when jose fetches the issuer's public keys. By default, jose rejects all tokens while the cached keys are too
// old and the issuer is down.
import { createRemoteJWKSet, errors, type JWTVerifyGetKey } from 'jose';
import { KeysUnavailableError } from './errors.js';

export interface RemoteKeysOptions {
  readonly url: URL;
  readonly timeoutMs: number;
  /**
   * Keys older than this are fetched again. A revoked key verifies tokens for at most this long, unless the issuer is
   * down.
   */
  readonly maxAgeMs: number;
  /**
   * Minimum age of the keys at which an unknown key id causes a fetch, so that clients cannot cause continuous fetches.
   */
  readonly minAgeForUnknownKeyMs: number;
  /** Delay before the next fetch after a failed fetch. */
  readonly retryPauseMs: number;
  readonly now: () => number;
}

export interface KeySource {
  readonly getKey: JWTVerifyGetKey;
  /** See `TokenVerifier.loadKeys`. */
  load(): Promise<boolean>;
}

export function createRemoteKeySource(options: RemoteKeysOptions): KeySource {
  const { maxAgeMs, minAgeForUnknownKeyMs, retryPauseMs, now } = options;
  // Disables jose's own refetches.
  const keys = createRemoteJWKSet(options.url, {
    timeoutDuration: options.timeoutMs,
    cacheMaxAge: Infinity,
    cooldownDuration: Infinity,
  });
  let loadedAtMs: number | null = null;
  let failure: { atMs: number; cause: unknown } | null = null;

  /** Returns whether the fetch succeeded. jose merges concurrent calls into one fetch. */
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

  function unavailable(): KeysUnavailableError {
    const pauseMs = failure === null ? retryPauseMs : failure.atMs + retryPauseMs - now();
    return new KeysUnavailableError(`no keys from ${options.url.href}`, {
      retryAfterSeconds: Math.max(1, Math.ceil(pauseMs / 1000)),
      cause: failure?.cause,
    });
  }

  async function ensureKeys(): Promise<void> {
    if (loadedAtMs === null) {
      if (isPausing() || !(await refresh())) throw unavailable();
    } else if (now() - loadedAtMs >= maxAgeMs && !isPausing()) {
      // If the last fetch failed, use the old keys and fetch in the background.
      const attempt = refresh();
      if (failure === null) await attempt;
    }
  }

  const getKey: JWTVerifyGetKey = async (header, token) => {
    await ensureKeys();
    try {
      return await keys(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
      if (isPausing()) throw unavailable();
      if (now() - loadedAtMs! < minAgeForUnknownKeyMs) throw error;
      if (!(await refresh())) throw unavailable();
      return keys(header, token);
    }
  };

  return { getKey, load: async () => loadedAtMs !== null || (!isPausing() && (await refresh())) };
}
