// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = '2522b0d2ab38e0d6c2c98872ff7beb7f1c8af6a535e4a0f5d88ef92b500654ea';

/** Version of this package. */
export const sdkVersion = '1.0.0';
