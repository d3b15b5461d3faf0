import { isCertificateError, isHandshakeError } from '../outbound/tls-errors.js';
import { EnvironmentError } from '../process/environment-error.js';
import { classifyDatabaseError } from './errors.js';

/** Codes of errors that an operator can repair: missing rights, or no server at the address. */
const operatorCodes = /^(42501|ECONN.*|E?TIMEDOUT|EHOST.*|ENET.*|ENOTFOUND|EAI_AGAIN)$/;

/**
 * Returns a function that rethrows an error. If the database at `url` cannot be used, it instead throws an
 * EnvironmentError that names the database. If `url` is null, it rethrows every error unchanged.
 */
export function rethrowAsEnvironmentError(url: string | null): (error: unknown) => never {
  return (error) => {
    const { code = '', message } = error as Error & { code?: string };
    const isTlsError = isCertificateError(code) || isHandshakeError(code);
    const isUnusable = operatorCodes.test(code) || isTlsError || classifyDatabaseError(error).kind === 'unavailable';
    if (url === null || !isUnusable) throw error;
    const { host, pathname } = new URL(url); // The password is left out.
    const database = `${decodeURIComponent(pathname.slice(1))} at ${host}`;
    throw new EnvironmentError(`The database of DATABASE_URL (${database}) cannot be used: ${message || code}.`, {
      cause: error,
    });
  };
}
