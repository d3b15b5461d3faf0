// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = '2b7cb16068358c8ad42e51a0cd3db6308d08ec32a3a68cfd206042dcd9721b41';

/** Version of this package. */
export const sdkVersion = '1.0.0';
