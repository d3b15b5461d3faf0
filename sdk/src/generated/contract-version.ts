// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.1.0';

/** SHA-256 of that contract, as the server knows it too. */
export const contractSha256 = '15af7e8f44981043bcee9e7534cf2fb206a97e6d077f7f5fe168b6a5b2f9fbc3';
