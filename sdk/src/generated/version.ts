// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = 'd621f454f7da19b7a4187c5b2ff4b409f47ddaf153cfde00a7b9325bed845c0a';

/** Version of this package. */
export const sdkVersion = '1.0.0';
