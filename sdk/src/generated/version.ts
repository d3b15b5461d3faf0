// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of the contract, to compare with `X-Contract-Sha256` of replies. */
export const contractSha256 = 'e761c637b044e23ad7ff586eed4173b3e4c28f4c4269d2eeec1ddd44c473686c';

/** Version of this package. */
export const sdkVersion = '1.0.0';
