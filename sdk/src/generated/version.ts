// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = '047a3269344b94490d1425ce3e1ab809c15c5741ee10569d996e6202731958bd';

/** Version of this package. */
export const sdkVersion = '1.0.0';
