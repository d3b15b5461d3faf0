// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = 'bfc4785aa0d90f6bfe96d523e0b2f96daf590e3a30073faa130f501996e56baf';

/** Version of this package. */
export const sdkVersion = '1.0.0';
