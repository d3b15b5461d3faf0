// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of the contract, to compare with `X-Contract-Sha256` of replies. */
export const contractSha256 = '40b62766e8427fb2d9631bb1611b70240b7d70103e1d02053273a5dd4c33328f';

/** Version of this package. */
export const sdkVersion = '1.0.0';
