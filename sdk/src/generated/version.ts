// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of the contract, to compare with `X-Contract-Sha256` of replies. */
export const contractSha256 = '1d12c8db1c93aea73410f88ddcdb52aaddf28ad5ce713cdbe2085c725af6fe65';

/** Version of this package. */
export const sdkVersion = '1.0.0';
