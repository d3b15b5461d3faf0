// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of the contract, to compare with `X-Contract-Sha256` of replies. */
export const contractSha256 = '0f9a5b50c1ef67dd03be14645149b8b2b2146a988ab1112d810bcbfb1132eaa6';

/** Version of this package. */
export const sdkVersion = '1.0.0';
