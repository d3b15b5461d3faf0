// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.1.0';

/** SHA-256 of that contract, as the server knows it too. */
export const contractSha256 = '1d8d84b2c5b54d05bcbc7266e072143efa9c9e58cc6777f9375eea1543064e67';
