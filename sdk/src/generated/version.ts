// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = '9ca38e5f2db0fc357efeb893ad2593edfd9dbaa57a414ccd8540f34f726b3fb2';

/** Version of this package. */
export const sdkVersion = '1.0.0';
