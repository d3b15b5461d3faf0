// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = '92d170c2a1f50cbb276b65cb7600b77dc0075afcd3eeee2548f271e45c23eb2b';

/** Version of this package. */
export const sdkVersion = '1.0.0';
