// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = '28e1b0e64dea28a199f3feb3df2a6b22f6aeed5c03d26d6c39fcb55642a23940';

/** Version of this package. */
export const sdkVersion = '1.0.0';
