// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = '6877b2d22c2ad6cf32741e724aad4561e6a696c26ad458a0a91bce95872b5fd6';

/** Version of this package. */
export const sdkVersion = '1.0.0';
