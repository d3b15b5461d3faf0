// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = '64c3731e1bd916fe17c9f3e36e2a9bd32708d93c2450df464853f6dbdb5a3bb0';

/** Version of this package. */
export const sdkVersion = '1.0.0';
