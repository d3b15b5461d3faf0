// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of the contract, to compare with `X-Contract-Sha256` of replies. */
export const contractSha256 = '4649c8fb60233841f316ad0944c08e13023fd9133ba8ded8111aa3125e122415';

/** Version of this package. */
export const sdkVersion = '1.0.0';
