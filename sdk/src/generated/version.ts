// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of the contract, to compare with `X-Contract-Sha256` of replies. */
export const contractSha256 = '79ccdd0525c14d51b9e2ad53ba785d0c4a54dd5bbb8934711f6a8f8b923d1aba';

/** Version of this package. */
export const sdkVersion = '1.0.0';
