// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = '37be7981eb0293a2cdf6a874afa4493d248c2cc431db3f282eeaa8cf8095f250';

/** Version of this package. */
export const sdkVersion = '1.0.0';
