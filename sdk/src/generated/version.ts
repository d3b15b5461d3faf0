// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = 'f48fcc338bf43f496cf1658e3bc4defe76ba1d1bfabd8aaefa2e0802b61e00c8';

/** Version of this package. */
export const sdkVersion = '1.0.0';
