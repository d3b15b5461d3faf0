// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = 'a1cfa1504b2dcebaf58d7c1ad61e3df986e98f6abcb62f3d0c25b49f4346ef5b';

/** Version of this package. */
export const sdkVersion = '1.0.0';
