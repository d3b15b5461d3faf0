// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = 'b603cc330c4f8a2fc8b2eab5265419fec090fca18e700f43394c5fe70acc3645';

/** Version of this package. */
export const sdkVersion = '1.0.0';
