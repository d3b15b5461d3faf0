// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = '898c00488b007c4d94b988e5efc9e70a00288a37b8c96c58015e5058ccf8531c';

/** Version of this package. */
export const sdkVersion = '1.0.0';
