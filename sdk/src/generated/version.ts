// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = '8c4efa6d4728434691cae45fff55e6309303cdc1f0682bb4620e61e159568df7';

/** Version of this package. */
export const sdkVersion = '1.0.0';
