// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of the contract, to compare with `X-Contract-Sha256` of replies. */
export const contractSha256 = 'dbc3befd8698d9ea91736cb0612d54c56ca8e2c8523068b8e03d519bafd3c2de';

/** Version of this package. */
export const sdkVersion = '1.0.0';
