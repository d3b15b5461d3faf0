// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = '26bff9a006b5e4614c96c1e70fa779c6f713d17dcf52fbe2bb4b0db6d6d314da';

/** Version of this package. */
export const sdkVersion = '1.0.0';
