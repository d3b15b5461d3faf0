// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = '729ee34153afb2df652e0fc726946fa20c85710898dc13507aedd078d45be269';

/** Version of this package. */
export const sdkVersion = '1.0.0';
