// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = '63d4c980fce84853766d7b16f6af1d6b6dc94c70218ce54e2ee274f8db1f9988';

/** Version of this package. */
export const sdkVersion = '1.0.0';
