// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.1.0';

/** SHA-256 of that contract, as the server knows it too. */
export const contractSha256 = '0daa5b5bb4289011dd7bcf3c0e3a2f0b13f455dc6dc4f69f865ce343b6c657c8';
