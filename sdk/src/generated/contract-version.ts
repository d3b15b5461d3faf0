// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.1.0';

/** SHA-256 of that contract, as the server knows it too. */
export const contractSha256 = '55310a6470bd951b2337349fc51d3e1358aba79f62e490ff806e9d05f413978a';
