// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = 'd41a6c198eb39d79650a5a65718ab2c1702f0cf362c9e0c80d984dd3ad29a281';

/** Version of this package. */
export const sdkVersion = '1.0.0';
