// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = 'd07ec368aa66dea85cacbf1b891421f075ad353e8e6f2038732da22a2d2b3e76';

/** Version of this package. */
export const sdkVersion = '1.0.0';
