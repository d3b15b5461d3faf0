// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, as the server knows it too. */
export const contractSha256 = '7ef8c7064c7814d86855f2a6e28a08ce0d4b93ceaa945c807e1b806e26ebd8e7';
