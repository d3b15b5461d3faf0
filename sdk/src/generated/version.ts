// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = 'a91cb4e1a2f9ae590d22a3ef82ebea2e874fe0633a09de2431d7681f712dcc98';

/** Version of this package. */
export const sdkVersion = '1.0.0';
