// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of the contract, to compare with `X-Contract-Sha256` of replies. */
export const contractSha256 = '36bb30a076d1f1a71beb79b1a8d62a1870a776024ca2987da72f2403cc929ba8';

/** Version of this package. */
export const sdkVersion = '1.0.0';
