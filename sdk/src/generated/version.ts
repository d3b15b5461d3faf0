// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = '082ef20ef06cceba663e33f76baee1c0e1482eb7978a4689c53b9ca831d9d5b9';

/** Version of this package. */
export const sdkVersion = '1.0.0';
