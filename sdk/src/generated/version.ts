// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = '34bcb014623d618381ba5335f91a616ea20a7f53dc7c1a9dd2c27361653ae7d6';

/** Version of this package. */
export const sdkVersion = '1.0.0';
