// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.1.0';

/** SHA-256 of that contract, as the server knows it too. */
export const contractSha256 = '8c9df15a87e1a19d0c01d59a9ab1eb3340e1341cceb6d49038167ab5872c1b96';
