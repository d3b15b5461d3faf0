// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = 'a60ba3a32fd53602adaf4e3576242b75daa19db8abb269f152556dd9c6fa792a';

/** Version of this package. */
export const sdkVersion = '1.0.0';
