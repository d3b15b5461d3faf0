// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = '68c602e1f9c6265b9439ee0cd7144a777966447cbc783d48bed4810bd8fc79b1';

/** Version of this package. */
export const sdkVersion = '1.0.0';
