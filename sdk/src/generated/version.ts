// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of the contract, to compare with `X-Contract-Sha256` of replies. */
export const contractSha256 = 'af7f7e142e1d867cf9f057a68b49c5a0033c1972fdab7a4d6f96c7d18330aea3';

/** Version of this package. */
export const sdkVersion = '1.0.0';
