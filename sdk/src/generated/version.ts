// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = 'a435fbe7ebb06a2e4f0b32c64cc7f32db937f9bbd7a89f5adb8acf35dbe97210';

/** Version of this package. */
export const sdkVersion = '1.0.0';
