// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = '282e3e87488267967e5159792c0d216948ccb8c928592c4d494593824a3bb9ff';

/** Version of this package. */
export const sdkVersion = '1.0.0';
