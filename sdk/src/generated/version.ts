// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = '56fff6c99944e03e08140d22729275012cb3aff3650a7a340ae41dc4394802a7';

/** Version of this package. */
export const sdkVersion = '1.0.0';
