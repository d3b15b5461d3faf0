// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of the contract, to compare with `X-Contract-Sha256` of replies. */
export const contractSha256 = '4e57daa88c8919909aca58d11017d95027beba57ca9e8ce7a299d3b5a129348b';

/** Version of this package. */
export const sdkVersion = '1.0.0';
