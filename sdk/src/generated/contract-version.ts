// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.1.0';

/** SHA-256 of that contract, as the server knows it too. */
export const contractSha256 = 'dc29aaa4aec4608b3bfcfb397bfc4b25d1ece5e4abeea7a8e5f52fb360ef609d';
