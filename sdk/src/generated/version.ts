// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = 'cb18c358d63e4a921b1f2817ca421366f1ff13c8a57a9edebc6d485a26be4c07';

/** Version of this package. */
export const sdkVersion = '1.0.0';
