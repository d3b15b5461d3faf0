// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of the contract, to compare with `X-Contract-Sha256` of replies. */
export const contractSha256 = 'abb52ca475d8d139fd4b8bbc1c5f6451b15361cda20e4778d39a613bd7cc5360';

/** Version of this package. */
export const sdkVersion = '1.0.0';
