// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = '0d9a555ac47189adb227d8e2453c365c8081b1cca5e7e20eb0a979dfe1efff2f';

/** Version of this package. */
export const sdkVersion = '1.0.0';
