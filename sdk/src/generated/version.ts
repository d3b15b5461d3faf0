// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = 'b3a6a1eeb16a033d42d649b27474e347cef78b8531a858b1925e211a0ff4e163';

/** Version of this package. */
export const sdkVersion = '1.0.0';
