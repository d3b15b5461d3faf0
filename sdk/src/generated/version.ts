// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = 'fe05f84e56259df21106d7fdfd6ddf1666abe15b40137d02879fc3aa72b95a16';

/** Version of this package. */
export const sdkVersion = '1.0.0';
