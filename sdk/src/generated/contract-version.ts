// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.1.0';

/** SHA-256 of that contract, as the server knows it too. */
export const contractSha256 = '5f03f169b0b904efdcdb30a12e6a6bd96e64ad45fb3cc0a7445362ec1673db37';
