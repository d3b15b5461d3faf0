// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of the contract, to compare with `X-Contract-Sha256` of replies. */
export const contractSha256 = '55c928e396638c9ddc69ac2ab6cf2d7aee3a2a7b2faf17e0aeb1939dd5fa1e28';

/** Version of this package. */
export const sdkVersion = '1.0.0';
