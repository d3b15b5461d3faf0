// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, as the server knows it too. */
export const contractSha256 = '9e9e4156a38716477ea07c2e9969cbfe856f836b9be5d19234019d045a70e7ec';
