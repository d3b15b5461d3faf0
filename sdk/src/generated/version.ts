// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of the contract, to compare with `X-Contract-Sha256` of replies. */
export const contractSha256 = 'd132e8c0353a706e7263656cd9c192f758c56f277858a3e7aca56ede9f68b3b6';

/** Version of this package. */
export const sdkVersion = '1.0.0';
