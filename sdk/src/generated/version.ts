// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = '949b8e88af45f01326715068706833e8f59b353af8543ed3d3a2c76371e27300';

/** Version of this package. */
export const sdkVersion = '1.0.0';
