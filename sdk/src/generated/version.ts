// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = '1eef7087d762696e430c6b8384cd0453cb7407df34f80b0c61a34a125c2f305b';

/** Version of this package. */
export const sdkVersion = '1.0.0';
