// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.1.0';

/** SHA-256 of that contract, as the server knows it too. */
export const contractSha256 = 'de0c92ffbe277596c025f9eed6e351ac3c55adf52cb633f27873a76dd3977743';
