// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = 'd444f9108cc15d7e9e4a29e9f2c2b79d17ff311e48e5a7f505988227c9917afe';

/** Version of this package. */
export const sdkVersion = '1.0.0';
