// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = 'ba13a18a03e841ad4fa0ab4d074d382b4a42661c5970e3f28b150d32dc8e1fc9';

/** Version of this package. */
export const sdkVersion = '1.0.0';
