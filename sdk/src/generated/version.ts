// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = '04882a04af75606c4b3190ed32c379d3be4597c3db8f4c6a1b6b5b2d37b09842';

/** Version of this package. */
export const sdkVersion = '1.0.0';
