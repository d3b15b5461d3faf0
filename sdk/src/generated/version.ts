// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = 'cd46efe352d640c2bf11053aad9a16919d49a0798f98cb8e1ad3e6c919d7b8f7';

/** Version of this package. */
export const sdkVersion = '1.0.0';
