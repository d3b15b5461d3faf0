// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = 'a3d422fda33aef3334ffa5156747624741441d00c9f653259964cdd90f4848e1';

/** Version of this package. */
export const sdkVersion = '1.0.0';
