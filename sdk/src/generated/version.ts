// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = '7c0a875eb9b2dd1c85d73699aeb2661588a4f4fdc36298d5c63ea5b11b04584a';

/** Version of this package. */
export const sdkVersion = '1.0.0';
