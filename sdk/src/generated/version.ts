// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of the contract, to compare with `X-Contract-Sha256` of replies. */
export const contractSha256 = 'e78db506a9fc0ebf9171bf22f39985f972ea2df56a8b1eca80a263b0f93eba96';

/** Version of this package. */
export const sdkVersion = '1.0.0';
