// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = 'da8cedbebdb0eef2a6b2c69a654732c6bf26fcfffa7a07024cee4a9a05338e67';

/** Version of this package. */
export const sdkVersion = '1.0.0';
