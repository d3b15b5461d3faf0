// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = 'e537881b3e553c8f658972f704c62d4f406dadb08969c42c76625d53e8d43594';

/** Version of this package. */
export const sdkVersion = '1.0.0';
