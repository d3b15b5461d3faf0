// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = 'd73d0c4e944a208768bb6d917d478fc64b9e455c1b59c91e33a98384e0d2e03c';

/** Version of this package. */
export const sdkVersion = '1.0.0';
