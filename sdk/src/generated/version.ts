// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = '6986bb3d43006c5bd62b668c6acce912f4796e53d474fb4924fbccf667fd6fa9';

/** Version of this package. */
export const sdkVersion = '1.0.0';
