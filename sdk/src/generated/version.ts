// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of the contract, to compare with `X-Contract-Sha256` of replies. */
export const contractSha256 = '39f986518ca45bca93a60e6d9a6c59ed98e659537e27e5698a2474225ed68825';

/** Version of this package. */
export const sdkVersion = '1.0.0';
