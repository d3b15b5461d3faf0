// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of the contract, to compare with `X-Contract-Sha256` of replies. */
export const contractSha256 = 'f07f5e6cfa272113dba5df0dbd4b2ef53d7587a1c62c17c1514d663741b0e5ef';

/** Version of this package. */
export const sdkVersion = '1.0.0';
