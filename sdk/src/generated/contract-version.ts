// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.1.0';

/** SHA-256 of that contract, as the server knows it too. */
export const contractSha256 = '60b1ccc9f33d56fd4b08e688f929366d1b4dc7f75cad317a7a2b6d7cb0e4a0e7';
