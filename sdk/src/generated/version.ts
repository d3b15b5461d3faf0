// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = '660e24aaccf705f3a775f8cabcb9cff2d0c22886154640edff759f00d6ccf4c9';

/** Version of this package. */
export const sdkVersion = '1.0.0';
