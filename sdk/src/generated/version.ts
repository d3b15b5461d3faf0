// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of the contract, to compare with `X-Contract-Sha256` of replies. */
export const contractSha256 = '2de068cf56b546cd702ffc681d30c113896e25f2914d8de976006197b5546b88';

/** Version of this package. */
export const sdkVersion = '1.0.0';
