// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = '9df79dcc492e4897cb2cfa43ce33c33d231b89655da511a9028b1c40a115f79e';

/** Version of this package. */
export const sdkVersion = '1.0.0';
