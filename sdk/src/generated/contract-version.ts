// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, as the server knows it too. */
export const contractSha256 = '2e21b923d179d1ebf84f4f4cff23ae6d023ba69975d8a7e3691a6484ed828d63';
