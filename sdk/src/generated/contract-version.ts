// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.1.0';

/** SHA-256 of that contract, as the server knows it too. */
export const contractSha256 = '7c33becf51f91ebb8a8beeb33e9db4605aa9882f82ae1699e218d6b0a6b05eea';
