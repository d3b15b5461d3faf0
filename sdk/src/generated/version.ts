// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = '024638e600818d5778bfea5ad75ef2ea5f3c2b070d3b9409af6bd59ed4056301';

/** Version of this package. */
export const sdkVersion = '1.0.0';
