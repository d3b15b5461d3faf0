// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = 'd365a75ca84f1fb99f6a620d9b3f932b46f6250ba20c8e1a13b3f68299ae25c9';

/** Version of this package. */
export const sdkVersion = '1.0.0';
