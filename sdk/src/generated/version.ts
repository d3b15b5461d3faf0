// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = 'e3d6e6ac3f959dfd5f25cd70a6f660008f980b1a09109e23971ec6085712ab18';

/** Version of this package. */
export const sdkVersion = '1.0.0';
