// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = 'e330b5e903a2ca8ac10e2226d743391940df719ccab4d4cc19e72643ffd6f76c';

/** Version of this package. */
export const sdkVersion = '1.0.0';
