// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = 'd22d3754b5b9123c0e150e6cdfa768a6b050ae753d7c1e744c6832f1d54900d8';

/** Version of this package. */
export const sdkVersion = '1.0.0';
