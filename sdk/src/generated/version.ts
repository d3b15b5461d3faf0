// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = 'd20402aa55510b09a1dde540f6a72680f7107b097bbfae2d6df53dc6fcb91a9e';

/** Version of this package. */
export const sdkVersion = '1.0.0';
