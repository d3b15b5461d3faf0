// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = '451300d458a71b7ba2dcb93d28ea9722756faecf84f6d3b6747ad73c01f9af88';

/** Version of this package. */
export const sdkVersion = '1.0.0';
