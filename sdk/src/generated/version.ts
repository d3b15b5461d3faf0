// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = '513c3b59e40eef7075c47ef20a0ae0471d66b2dffe8c259d68bf47755d74d701';

/** Version of this package. */
export const sdkVersion = '1.0.0';
