// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = '6a86eae847b3de9926241823532c72897ce6730d7bdb7755c59ac9081a2c7435';

/** Version of this package. */
export const sdkVersion = '1.0.0';
