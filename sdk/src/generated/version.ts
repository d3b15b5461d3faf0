// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of the contract, to compare with `X-Contract-Sha256` of replies. */
export const contractSha256 = '60713bf16501d1a4bf8101d902f553c5d72219887cc8ceb630511718e98cd481';

/** Version of this package. */
export const sdkVersion = '1.0.0';
