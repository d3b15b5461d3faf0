// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of the contract, to compare with `X-Contract-Sha256` of replies. */
export const contractSha256 = 'd8bf71e30de8ce89c923f568d27ffebc2f80c35661a3da6e5075d2b308e3247b';

/** Version of this package. */
export const sdkVersion = '1.0.0';
