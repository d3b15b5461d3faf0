// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = '80795e49f7cc3ddd52e7f0d7d8f6ccabb454ae26c496dbaf375712f47e1b432f';

/** Version of this package. */
export const sdkVersion = '1.0.0';
