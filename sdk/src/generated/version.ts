// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = '50e8abe990983992bd1ac9d9c7a4a737ba564c99bd126afd0c048e4794be8a19';

/** Version of this package. */
export const sdkVersion = '1.0.0';
