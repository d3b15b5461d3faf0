// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = '97c44157147ec2fba4083a5a6b577360043c001eeeb37fdd826104de8d977eb2';

/** Version of this package. */
export const sdkVersion = '1.0.0';
