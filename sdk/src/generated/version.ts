// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = 'a875d9aabeb3344960369de7b1d68a4ff5e3dba38ffc53f707f7353b9289593e';

/** Version of this package. */
export const sdkVersion = '1.0.0';
