// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = '09128c2bfdca04841d71b3ad76992a4250a650e2dfa3483a2f41e4a63a94ee40';

/** Version of this package. */
export const sdkVersion = '1.0.0';
