// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = '6e3404bd0c9a6ec62059def29276dc6e93fce9531a5e9448adaa7fbc2371baaa';

/** Version of this package. */
export const sdkVersion = '1.0.0';
