// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = 'bab6ebade506da930bc5ae2278ee314ed528e3ea0c04cc7dc2528b87d3ef3c2a';

/** Version of this package. */
export const sdkVersion = '1.0.0';
