// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = '20c76406f4e41109a32f7eadee3c0846c23d2feeec425c2deaf45394e836cabc';

/** Version of this package. */
export const sdkVersion = '1.0.0';
