// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = 'd3291f22dda2a84c6a5cfa56ae9bb307c0804e47c70faf2a3f9ba31ae7f0515b';

/** Version of this package. */
export const sdkVersion = '1.0.0';
