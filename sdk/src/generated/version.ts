// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = '5f9aa8f5c0f09f0993e345bc91c68623dcd39f143e14c6bbf018c1e04315ce3b';

/** Version of this package. */
export const sdkVersion = '1.0.0';
