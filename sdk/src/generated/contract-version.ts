// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, as the server knows it too. */
export const contractSha256 = '7d5be432c341bd62fbf85e541059cfb3a7ea96cefe7d419124cbcb742dd7a7a7';
