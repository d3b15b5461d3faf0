// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = '6eae9e408066d63a1fb084eabd68ec5d2a8881f0e956ba703c06c714b27db4d6';

/** Version of this package. */
export const sdkVersion = '1.0.0';
