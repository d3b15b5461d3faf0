// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, as the server knows it too. */
export const contractSha256 = '075318843523e2308d45cc806d288835e056b768e3e4b899bf98603de92887de';
