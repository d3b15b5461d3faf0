// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = 'ee6b76fed669be71774c26c53bd0238e8aa029d68041ff2058f2ec9365a6f365';

/** Version of this package. */
export const sdkVersion = '1.0.0';
