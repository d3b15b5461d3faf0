// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = 'a1d2e20627395f937b471d48286a0232b070ff267f870d902572ddd74505c98a';

/** Version of this package. */
export const sdkVersion = '1.0.0';
