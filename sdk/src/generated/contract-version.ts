// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.1.0';

/** SHA-256 of that contract, as the server knows it too. */
export const contractSha256 = 'ad39014af2ff46a3dbc23722fcba0e6682eaaed9325f486d671d943e86290a6a';
