// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of the contract, to compare with `X-Contract-Sha256` of replies. */
export const contractSha256 = '60da940228bfd913db51c0fd9b7547ec5f54791778db99acf61286e1131c930d';

/** Version of this package. */
export const sdkVersion = '1.0.0';
