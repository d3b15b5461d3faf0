// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = '400be8e0c8fb71b6f2bf843861a003742ca6a0cea5f2243d7c2c3963d89b0c10';

/** Version of this package. */
export const sdkVersion = '1.0.0';
