// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = 'c0687353d92ec2ed68bb8597014e564a31a514ba41a33edc941af5339fc24464';

/** Version of this package. */
export const sdkVersion = '1.0.0';
