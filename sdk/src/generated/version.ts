// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of the contract, to compare with `X-Contract-Sha256` of replies. */
export const contractSha256 = 'd224e294ceade228af833e16adad41f68b476a9c08e89e9ca38589f5f91016b4';

/** Version of this package. */
export const sdkVersion = '1.0.0';
