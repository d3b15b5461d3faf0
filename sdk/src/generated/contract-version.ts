// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, as the server knows it too. */
export const contractSha256 = 'f234e9861d4d74742e9a2167da517732f5c29dcbe76f42622259a49c551afd10';
