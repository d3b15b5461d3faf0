// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of the contract, to compare with `X-Contract-Sha256` of replies. */
export const contractSha256 = '46b12166242acd02b4a15fa88a7d6ce2964f72218a2616dc389895c0c48204a5';

/** Version of this package. */
export const sdkVersion = '1.0.0';
