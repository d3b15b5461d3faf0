// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.1.0';

/** SHA-256 of that contract, as the server knows it too. */
export const contractSha256 = '884aa3606b1e6e0ab6a129ffcf8a86d660c8c29c0d4a5e8a37bc2dc9868740b1';
