// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = 'c3cf5509b6fa8262b0ab9351c4c9a9a1b834dcf451267a7ad738d7b4375fa6b2';

/** Version of this package. */
export const sdkVersion = '1.0.0';
