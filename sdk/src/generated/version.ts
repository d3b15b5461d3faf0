// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = 'c5b55b9286b559f7f493cd6e616c853eb3d14afd368ac9ceaef1d11a62e6e263';

/** Version of this package. */
export const sdkVersion = '1.0.0';
