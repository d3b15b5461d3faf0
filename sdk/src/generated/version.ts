// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = '43fb5ab2b3c0234cea1b4264db4ffefaa1905a5398cfc123247e4093f9126e09';

/** Version of this package. */
export const sdkVersion = '1.0.0';
