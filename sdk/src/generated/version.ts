// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of the contract, to compare with `X-Contract-Sha256` of replies. */
export const contractSha256 = 'a66d01387d472c0a0a0259a0222f7863211df4aa076034c29aea393a4aa92cc9';

/** Version of this package. */
export const sdkVersion = '1.0.0';
