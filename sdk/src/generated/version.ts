// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = 'e1d403a0459895c776fa6901153b758ed9cb9b581c94beeb123dd0918678cad5';

/** Version of this package. */
export const sdkVersion = '1.0.0';
