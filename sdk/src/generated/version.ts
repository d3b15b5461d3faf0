// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = '37dd1ac19bfff89f6da1e4e7d9e1cf78ac6b7d2ccfbed911faa93063e6419ced';

/** Version of this package. */
export const sdkVersion = '1.0.0';
