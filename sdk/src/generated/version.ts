// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = '7f2f913b544955bb028b6d4afe39e976586025fdcec5bc7535c1a2a099a45746';

/** Version of this package. */
export const sdkVersion = '1.0.0';
