import type { AgentPlatformError } from '../../sdk/src/index.js';

/** Returns the error that the work rejects with. Fails if it succeeds. */
export const failure = <T = AgentPlatformError>(work: Promise<unknown>): Promise<T> =>
  work.then(
    (value) => Promise.reject(new Error(`no error, but ${JSON.stringify(value)}`)),
    (error: T) => error,
  );
