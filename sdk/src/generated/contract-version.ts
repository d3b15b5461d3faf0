// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.1.0';

/** SHA-256 of that contract, as the server knows it too. */
export const contractSha256 = '4a9d2c8394d1ccc3a5dcbb8bfac5aaed81f23164cc5d7663a1949ae59b5e7f93';
