// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = 'c67fd919f068546d1d92a8dacf0bc21256f1e02375ca6e9770793b3abbdfe034';

/** Version of this package. */
export const sdkVersion = '1.0.0';
