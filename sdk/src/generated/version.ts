// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = '6fa74f548976b624b1b477063a7aefb12f032c10b098e40241c52f41756de443';

/** Version of this package. */
export const sdkVersion = '1.0.0';
