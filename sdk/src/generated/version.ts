// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of the contract, to compare with `X-Contract-Sha256` of replies. */
export const contractSha256 = '40058cf89b4e18e7b4f3bb21e5a66d92570b72e277ae52747c0438c67cd60969';

/** Version of this package. */
export const sdkVersion = '1.0.0';
