// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = '176d4bc93dc6e9cbe4f8aeff22ed627e8cc44f487a5fdece3df0cd5193856353';

/** Version of this package. */
export const sdkVersion = '1.0.0';
