// Notices that the server was built from another contract than this package.
import { contractSha256, contractVersion } from '../generated/contract-version.js';
import type { Middleware } from '../options.js';

/** The contracts of both sides. */
export interface ContractMismatch {
  /** SHA-256 of the server's contract, from the header `X-Contract-Sha256`. */
  server: string;
  /** SHA-256 of the contract that this package was made from. */
  sdk: string;
  /** Version of the contract that this package was made from. */
  sdkVersion: string;
}

/**
 * Tells once for each contract of the server that is another than the one of this package. That alone is no fault: a newer server serves
 * older clients. It says where to look when an answer surprises.
 *
 * @param tell - the default is a line for debugging on the console
 * @example
 * ```ts
 * const client = createClient({ baseUrl, token, middleware: [compareContract()] });
 * ```
 */
export function compareContract(tell: (mismatch: ContractMismatch) => void = writeToConsole): Middleware {
  const told = new Set([contractSha256]);
  return async (request, next) => {
    const response = await next(request);
    const server = response.headers.get('X-Contract-Sha256');
    if (server !== null && !told.has(server)) {
      told.add(server);
      tell({ server, sdk: contractSha256, sdkVersion: contractVersion });
    }
    return response;
  };
}

function writeToConsole(mismatch: ContractMismatch): void {
  // eslint-disable-next-line no-console -- the place that was asked for
  console.debug('the server has another contract than this SDK:', mismatch);
}
