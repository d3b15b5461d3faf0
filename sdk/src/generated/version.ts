// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = '90b10ab1914b132e6c41a8e7aadefdf30ef4f10c09c2495ed49537d6b74a33a4';

/** Version of this package. */
export const sdkVersion = '1.0.0';
