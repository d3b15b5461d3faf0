// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of the contract, to compare with `X-Contract-Sha256` of replies. */
export const contractSha256 = '660288fab61027dd2f11292cabb4ed1194b7a5a10dd616cd8d267253a29737eb';

/** Version of this package. */
export const sdkVersion = '1.0.0';
