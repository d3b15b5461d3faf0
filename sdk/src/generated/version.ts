// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = '8a56e8d5b8b994398df5019bd4a3b80d1f36b0b4553116b50045146ebcf57517';

/** Version of this package. */
export const sdkVersion = '1.0.0';
