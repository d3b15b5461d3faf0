// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = '6cf05cd56ad686467f558a4acff6d49399232e5979d9153992151f279d7773e9';

/** Version of this package. */
export const sdkVersion = '1.0.0';
