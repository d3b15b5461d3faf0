// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of the contract, to compare with `X-Contract-Sha256` of replies. */
export const contractSha256 = '7dd21a214802c9b689c7b6224f10c50ad0e3533ef0fdc19c6060c4d9bad0b239';

/** Version of this package. */
export const sdkVersion = '1.0.0';
