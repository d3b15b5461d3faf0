// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.1.0';

/** SHA-256 of that contract, as the server knows it too. */
export const contractSha256 = 'ef4db66e5ec5a1eec65acb4a73025e82bda1ee46a416a40a4a7e45af4aa56f57';
