// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.1.0';

/** SHA-256 of that contract, as the server knows it too. */
export const contractSha256 = 'b23bec4bb52384d56a47734ae8da7d6c6ce8c964c0afe07133f86b3dd5d73d12';
