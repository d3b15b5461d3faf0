// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of the contract, to compare with `X-Contract-Sha256` of replies. */
export const contractSha256 = '0b1b667ac9371972ab2b6c6f8b42fcfc83f9181ccadfad79a34455bdbea69aa1';

/** Version of this package. */
export const sdkVersion = '1.0.0';
