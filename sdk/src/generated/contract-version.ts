// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, as the server knows it too. */
export const contractSha256 = 'aa9bef5757fc96200807eff9114dfd99661184e3deb1dc1a4581dea1a94336e5';
