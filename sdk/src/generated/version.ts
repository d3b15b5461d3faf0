// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = '714aad8f521c7f0bbdcb1213e9c2312d9aa0a689a97789c0d6869e2214979a7f';

/** Version of this package. */
export const sdkVersion = '1.0.0';
