// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = '964e3dd5f72794e90f6c5c4ed4d132432bd286e8311d4f88ba820f4ab6876855';

/** Version of this package. */
export const sdkVersion = '1.0.0';
