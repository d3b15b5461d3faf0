// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = '7a3caf19a3d791533a99c1960144a6d9631eb0a7eefbe2c9f3530d4e08688583';

/** Version of this package. */
export const sdkVersion = '1.0.0';
