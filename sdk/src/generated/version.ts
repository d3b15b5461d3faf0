// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of the contract, to compare with `X-Contract-Sha256` of replies. */
export const contractSha256 = '25a3234f929fe4a9c677a90663934e432e64076088c694c86aef8d14dd053553';

/** Version of this package. */
export const sdkVersion = '1.0.0';
