// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, as the server knows it too. */
export const contractSha256 = 'fc0eee7f1a59cd8ff3157330c0e89af51eee2f5a07a88e91891b8188559b45b3';
