// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = 'f81a6ec2ac7dae67dfabddc174ec1b7e7fcd294f92ccaca6bee9ec1b16056c8f';

/** Version of this package. */
export const sdkVersion = '1.0.0';
