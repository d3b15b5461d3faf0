// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.1.0';

/** SHA-256 of that contract, as the server knows it too. */
export const contractSha256 = '8022effc8d6988053f837d6a2e310b9ac1d3c58151c0e8f0b52188e47efb86fd';
