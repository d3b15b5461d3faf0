// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = 'd27a7cc1386f366d19f82f629030fb4b9c6bf7736a87adadbcac5b62fd3b21e2';

/** Version of this package. */
export const sdkVersion = '1.0.0';
