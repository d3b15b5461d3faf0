// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = '8828fab7bf98f6b35b887afaf2ffede44bda25b71aa6a071309f5e7302177479';

/** Version of this package. */
export const sdkVersion = '1.0.0';
