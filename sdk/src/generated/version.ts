// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = 'a1835e45fe5c3784c3f14ec9e24d0fb5522f3a83eace3a47e6d2661b4669cb07';

/** Version of this package. */
export const sdkVersion = '1.0.0';
