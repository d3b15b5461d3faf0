// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = '638d171c9ad59b812a3adf4bf8eaf8927d48935a61e21616cddaf8d6f99de1b8';

/** Version of this package. */
export const sdkVersion = '1.0.0';
