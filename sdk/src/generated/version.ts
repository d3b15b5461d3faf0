// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of the contract, to compare with `X-Contract-Sha256` of replies. */
export const contractSha256 = 'faf4c5cad4ba2dc168888cd92b099c7753f5d1c5fe9d5f8a91c6a10b18420b45';

/** Version of this package. */
export const sdkVersion = '1.0.0';
