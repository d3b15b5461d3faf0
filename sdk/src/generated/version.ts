// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of the contract, to compare with `X-Contract-Sha256` of replies. */
export const contractSha256 = '0e6f87c96730fd1cc9b084db9eb392b644ed5f8c2e7dae4a76575cba7b11cfc5';

/** Version of this package. */
export const sdkVersion = '1.0.0';
