// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.1.0';

/** SHA-256 of that contract, as the server knows it too. */
export const contractSha256 = 'ebc977c908ecbb6e2c7605ef3bac65b4bc397bf2c6ae55a5f48c8dd12848eb21';
