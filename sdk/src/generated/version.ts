// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of the contract, to compare with `X-Contract-Sha256` of replies. */
export const contractSha256 = '043b60f1789c00f15e484f0300129bdee383c46b8e5ff84115cc993136672d2a';

/** Version of this package. */
export const sdkVersion = '1.0.0';
