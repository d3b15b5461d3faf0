// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = '1848aff07749a9520fd09405436f2c52ef0cdf56b60e0e3247b190b30a9d40d4';

/** Version of this package. */
export const sdkVersion = '1.0.0';
