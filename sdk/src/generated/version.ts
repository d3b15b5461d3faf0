// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = 'afd096b0b416bf566f8b4c1356385c8e01df3bfaeff48f80e98a2f9cbebc6034';

/** Version of this package. */
export const sdkVersion = '1.0.0';
