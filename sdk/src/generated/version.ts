// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = 'a0c05aeaabc04cd79c85795d9ce8610bbd5deb59959e2c1ee4d4aff463dfbd23';

/** Version of this package. */
export const sdkVersion = '1.0.0';
