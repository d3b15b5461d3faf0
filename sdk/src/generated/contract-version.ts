// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.1.0';

/** SHA-256 of that contract, as the server knows it too. */
export const contractSha256 = 'bedb9eaba4f75543738a39525fbd46cb9673fe0cbc1e4b31b0dea805319f6eab';
