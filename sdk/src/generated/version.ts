// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of the contract, to compare with `X-Contract-Sha256` of replies. */
export const contractSha256 = 'bff159eeeabc0955ce3713d2387a8d221fdde52dc7f5174463e2236241c95336';

/** Version of this package. */
export const sdkVersion = '1.0.0';
