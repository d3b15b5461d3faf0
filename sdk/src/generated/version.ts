// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of the contract, to compare with `X-Contract-Sha256` of replies. */
export const contractSha256 = '3c47b47b5777b2805bfbf307eeb9e3689639ed62be29e61de0db4ea52c7037e4';

/** Version of this package. */
export const sdkVersion = '1.0.0';
