// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = '21cc437f9d7cc0a6aa4b2aa2164e210b927578eb446ede22ac7a3871d21d9cbd';

/** Version of this package. */
export const sdkVersion = '1.0.0';
