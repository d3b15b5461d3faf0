import { contractSha256, contractVersion } from '../generated/version.js';
import { report } from '../errors.js';
import type { Middleware } from '../options.js';

/** The contract of the server and the contract of this package. */
export interface ContractMismatch {
  /** SHA-256 of the server's contract, from the header `X-Contract-Sha256`. */
  server: string;
  /** SHA-256 of the contract that this package was generated from. */
  sdk: string;
  /** Version of the contract that this package was generated from. */
  version: string;
}

/**
 * Reports once for each contract of the server that differs from the contract of this package. A difference is no
 * error, because a newer server supports older clients. The report helps to explain an unexpected reply.
 *
 * @param onMismatch - default: a debug line on the console
 * @example
 * ```ts
 * const client = createClient({ baseUrl, token, middleware: [compareContract()] });
 * ```
 */
export function compareContract(onMismatch: (mismatch: ContractMismatch) => void = writeToConsole): Middleware {
  const reported = new Set([contractSha256]);
  return async (request, next) => {
    const response = await next(request);
    const server = response.headers.get('X-Contract-Sha256');
    if (server !== null && !reported.has(server)) {
      reported.add(server);
      report(onMismatch, { server, sdk: contractSha256, version: contractVersion });
    }
    return response;
  };
}

function writeToConsole(mismatch: ContractMismatch): void {
  // eslint-disable-next-line no-console -- the documented default
  console.debug('the server has another contract than this SDK:', mismatch);
}
