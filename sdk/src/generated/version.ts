// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = '4a39babd2747ca1041f838ebaaf746183ec4f0567d96833eeb0354d087aa250f';

/** Version of this package. */
export const sdkVersion = '1.0.0';
