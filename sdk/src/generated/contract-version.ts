// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, as the server knows it too. */
export const contractSha256 = '8e7a0b6e8e08cb91f126d4761ea2325b6d83c0d6c5cc1a274b753622c57e3b52';
