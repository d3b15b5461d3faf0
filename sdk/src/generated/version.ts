// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = 'bc3ed68f02205cc671de7de84915cfed3cb148dbe6adafe49184b25ef032c711';

/** Version of this package. */
export const sdkVersion = '1.0.0';
