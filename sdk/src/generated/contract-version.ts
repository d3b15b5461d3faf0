// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.1.0';

/** SHA-256 of that contract, as the server knows it too. */
export const contractSha256 = 'e63f2a3d12346cf0795471c1a3c422d0fab304285f4dcb9370a94aedf3bc5d31';
