// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = '31e9578167bba9f26195fc458222dcbf1fa6dc5aab5a8e99d62bbd9ccc35a7b6';

/** Version of this package. */
export const sdkVersion = '1.0.0';
