// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = '0cde66da45b80305f9c5159c544a198929cb741b8c097882754ae7f5d3ec56e4';

/** Version of this package. */
export const sdkVersion = '1.0.0';
