// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = '8b4a4b7073339a7928a9f104941e58299d3c4701a0b76fc68eeb74324ffc2198';

/** Version of this package. */
export const sdkVersion = '1.0.0';
