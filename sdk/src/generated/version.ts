// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = '5bc9678d38931cca7627788d5c6831a4fec5c6e5efc0c12885fd054fc7ca6cc5';

/** Version of this package. */
export const sdkVersion = '1.0.0';
