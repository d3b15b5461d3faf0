// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = 'b016aa784ee3b20525a7e2156060dcd7778579341c895bc022ff6808f0920afa';

/** Version of this package. */
export const sdkVersion = '1.0.0';
