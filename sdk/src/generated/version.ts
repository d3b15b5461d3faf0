// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of the contract, to compare with `X-Contract-Sha256` of replies. */
export const contractSha256 = '096b642fd5c3f61ae73ba798dc4c2e221c38a4bf5d696acbb42f94ba19c88b3d';

/** Version of this package. */
export const sdkVersion = '1.0.0';
