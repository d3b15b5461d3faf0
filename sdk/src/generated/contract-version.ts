// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.1.0';

/** SHA-256 of that contract, as the server knows it too. */
export const contractSha256 = '2e1cdaac372349059c9a730439f598bbe9e60a3f839f35f1d6e0469ecdfa128c';
