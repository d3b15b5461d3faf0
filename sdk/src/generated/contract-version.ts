// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.1.0';

/** SHA-256 of that contract, as the server knows it too. */
export const contractSha256 = '1dde7ed1e9ba6df7212d95f51cfde4cf79035d1d107d365c7da88c7e6f974ac9';
