// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = 'a5f7c580a37557dcf649092f4a2a9a8b9928264eb38b0370c9205930390246ad';

/** Version of this package. */
export const sdkVersion = '1.0.0';
