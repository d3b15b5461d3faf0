// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = '3e439774f7252bbf27d9c7abe6582d2c1d92f83a638a809f4c0db26d1ad11928';

/** Version of this package. */
export const sdkVersion = '1.0.0';
