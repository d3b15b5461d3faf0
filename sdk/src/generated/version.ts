// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of the contract, to compare with `X-Contract-Sha256` of replies. */
export const contractSha256 = 'f0e8531d63d0ae05fc11102644454e045d247bc86e178d17aab8439bfa7c9aba';

/** Version of this package. */
export const sdkVersion = '1.0.0';
