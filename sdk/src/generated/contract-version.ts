// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, as the server knows it too. */
export const contractSha256 = 'da5c95a9861da4e02447cecfd6f8ab8cb5cb5d25b609b5459b408641b3ab06d3';
