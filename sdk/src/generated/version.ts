// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of the contract, to compare with `X-Contract-Sha256` of replies. */
export const contractSha256 = 'c7a121adaa1b1d7e7a20186f9a29ce12539918e7fabe28eec8deb6ee25f22fad';

/** Version of this package. */
export const sdkVersion = '1.0.0';
