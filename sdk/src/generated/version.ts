// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = '9cb3277237ee6af0934ce62d82f9b240c145f0b7a58fca9f4fceb89093e3f571';

/** Version of this package. */
export const sdkVersion = '1.0.0';
