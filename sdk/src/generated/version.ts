// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = '18152515487a1bbfc3341142647e7ee26de551acbd371a9ce5cbc4facd2ff9bb';

/** Version of this package. */
export const sdkVersion = '1.0.0';
