// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of the contract, to compare with `X-Contract-Sha256` of replies. */
export const contractSha256 = 'f34bb75e4153589a49f644f1d14739738fc220596872044c84410708b35cdc9e';

/** Version of this package. */
export const sdkVersion = '1.0.0';
