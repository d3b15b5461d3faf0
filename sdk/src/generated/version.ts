// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = '984570c6a6f7b78ae6f3e4099bc8c1e2b4fa389b9b62929adba7e7b2138e7943';

/** Version of this package. */
export const sdkVersion = '1.0.0';
