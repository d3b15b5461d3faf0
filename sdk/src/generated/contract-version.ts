// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.1.0';

/** SHA-256 of that contract, as the server knows it too. */
export const contractSha256 = 'e6a4b84b207a3b573e0cd170792ed1379af4f14acd2ab544c7e307c2b3baa9e6';
