// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = '72baeed6d2d2028abd48977730e4fec2ce5f5e43834207c75540e98ea325c526';

/** Version of this package. */
export const sdkVersion = '1.0.0';
