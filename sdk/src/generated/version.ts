// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = '18bf224b70ed093c6c3bfee9346c1854ab0db2b04f7ba9912d2082fdff95eb51';

/** Version of this package. */
export const sdkVersion = '1.0.0';
