// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = 'c4b122fd3cb5da660c2ff31fd5ed0a3b81cba7f669c458a899b831f12b293e62';

/** Version of this package. */
export const sdkVersion = '1.0.0';
