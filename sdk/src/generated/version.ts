// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = 'dbdb086bcef43f40166c49873498bc9e4443fdcce8db28c391b7eccc17e8d6d6';

/** Version of this package. */
export const sdkVersion = '1.0.0';
