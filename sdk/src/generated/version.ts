// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of the contract, to compare with `X-Contract-Sha256` of replies. */
export const contractSha256 = 'de90d95435141df656e6fc1dec5fddfe4b9e478b2ad25fc8b061a540ba031d26';

/** Version of this package. */
export const sdkVersion = '1.0.0';
