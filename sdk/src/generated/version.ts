// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = 'c95fe0668b3fda64c35775e7fca04b4d8ae8ed719b71cc09613dc898229da6fd';

/** Version of this package. */
export const sdkVersion = '1.0.0';
