// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, as the server knows it too. */
export const contractSha256 = 'bedc7149c32afe0f9d3fa4f8dbab62cdc53e6ab4da9a9244093b3dcf8ab3f37a';
