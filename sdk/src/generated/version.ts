// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = '7cec744a7dd9c6fc08ac15711e430ca9ae61d6dee18abae70f2762670871ffd5';

/** Version of this package. */
export const sdkVersion = '1.0.0';
