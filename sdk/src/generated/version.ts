// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = 'b454df9e93d6eb506133ed4567bf3dfeb223c8ff34cc6d26f81eaa225adc49d6';

/** Version of this package. */
export const sdkVersion = '1.0.0';
