// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = '8ff027048201e876382efb77e7fbd4fea25cf010b9188e7b81ad4f7e05d08772';

/** Version of this package. */
export const sdkVersion = '1.0.0';
