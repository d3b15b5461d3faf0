// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of the contract, to compare with `X-Contract-Sha256` of replies. */
export const contractSha256 = 'c8e3f92d75f4d1db17e657533b27c0d8eaed34852db1b67520e05dabaf5c0cbf';

/** Version of this package. */
export const sdkVersion = '1.0.0';
