// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = '684aea2aac72499fda01d23d07577682ab8c5b4271868159134db6da1aeaa139';

/** Version of this package. */
export const sdkVersion = '1.0.0';
