// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.1.0';

/** SHA-256 of that contract, as the server knows it too. */
export const contractSha256 = 'a6ac7d7050c4d152f110af01890c1826f540842e6c40ef2c979f2ec55e4156b9';
