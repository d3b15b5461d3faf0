// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.1.0';

/** SHA-256 of that contract, as the server knows it too. */
export const contractSha256 = '192cfeb30deafa17475ab9fd2ca4d66092dcdbc13b728490f8b1b50af99909a0';
